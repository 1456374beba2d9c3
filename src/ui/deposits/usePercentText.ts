import type { BasisPoints } from '../../domain/deposit/Deposit';
import { useLanguage } from '../locales/useLanguage';

const PER_PERCENT = 100;

/** A rate in percent as the language of the screen writes it: 12,5 %. */
export function usePercentText(): (rate: BasisPoints) => string {
  const language = useLanguage();
  const comma = language === 'ru' || language === 'kg';
  return (rate) => {
    const rest = (rate % PER_PERCENT).toString().padStart(2, '0').replace(/0+$/, '');
    const whole = Math.floor(rate / PER_PERCENT);
    const digits = rest === '' ? `${whole}` : `${whole}${comma ? ',' : '.'}${rest}`;
    return comma ? `${digits} %` : `${digits}%`;
  };
}
