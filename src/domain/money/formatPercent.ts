import type { Language } from '../language/Language';
import { decimalSign, NO_BREAK_SPACE } from './formatAmount';

const PER_PERCENT = 100n;

/** Hundredths of a percent, without needless zeros, as a language writes them: `12,5 %` with a no-break space, `12.5%`. */
export function formatPercent(basisPoints: number | bigint, language: Language): string {
  const exact = BigInt(basisPoints);
  const decimals = (exact % PER_PERCENT).toString().padStart(2, '0').replace(/0+$/, '');
  const whole = (exact / PER_PERCENT).toString();
  const sign = decimalSign(language);
  return `${whole}${decimals === '' ? '' : `${sign}${decimals}`}${sign === ',' ? NO_BREAK_SPACE : ''}%`;
}
