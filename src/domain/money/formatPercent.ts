import type { BasisPoints } from '../deposit/Deposit';
import type { Language } from '../language/Language';

const PER_PERCENT = 100;

/** A rate in percent as a language writes it: 12,5 % or 12.5%. */
export function formatPercent(rate: BasisPoints, language: Language): string {
  const comma = language === 'ru' || language === 'kg';
  const rest = (rate % PER_PERCENT).toString().padStart(2, '0').replace(/0+$/, '');
  const whole = Math.floor(rate / PER_PERCENT);
  const digits = rest === '' ? `${whole}` : `${whole}${comma ? ',' : '.'}${rest}`;
  return comma ? `${digits} %` : `${digits}%`;
}
