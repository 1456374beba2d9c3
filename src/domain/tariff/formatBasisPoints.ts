import type { Language } from '../language/Language';
import { decimalSign } from '../money/formatAmount';

const IN_PERCENT = 100n;

/** Hundredths of a percent as a percentage without needless zeros: `0,15 %`, `1 %`. */
export function formatBasisPoints(basisPoints: bigint, language: Language): string {
  const decimals = (basisPoints % IN_PERCENT).toString().padStart(2, '0').replace(/0+$/, '');
  const whole = (basisPoints / IN_PERCENT).toString();
  return `${decimals === '' ? whole : `${whole}${decimalSign(language)}${decimals}`}\u00a0%`;
}
