import type { BasisPoints } from '../../../domain/deposit/Deposit';
import { formatPercent } from '../../../domain/money/formatPercent';
import { useLanguage } from '../../language/useLanguage';

/** A rate in percent as the language of the screen writes it. */
export function usePercentText(): (rate: BasisPoints) => string {
  const language = useLanguage();
  return (rate) => formatPercent(rate, language);
}
