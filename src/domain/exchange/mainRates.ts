import type { Language } from '../language/Language';
import type { Currency } from '../money/Currency';
import { decimalSign, groupDigits } from '../money/formatAmount';
import { RATE_SCALE } from './ExchangeRate';
import type { ExchangeRate } from './ExchangeRate';

/** Currencies whose rates stand on the first page, in this order (specification 2, section 9). */
export const MAIN_RATE_CURRENCIES = ['USD', 'EUR', 'RUB', 'KZT', 'GBP'] as const satisfies readonly Currency[];

/** Commercial rates against the som in the order of the first page; a currency without a rate is left out. */
export function mainRates(rates: readonly ExchangeRate[]): readonly ExchangeRate[] {
  return MAIN_RATE_CURRENCIES.flatMap((currency) => {
    const found = rates.find(
      (rate) => rate.rateType === 'commercial' && rate.base === currency && rate.quote === 'KGS',
    );
    return found === undefined ? [] : [found];
  });
}

const RATE_DECIMALS = 6;

/** A rate in millionths as text with four decimals, or as many as it really has: `87,4500`, `0,168534`. Never rounded. */
export function formatRate(rate: bigint, language: Language): string {
  const whole = groupDigits((rate / RATE_SCALE).toString(), language);
  const decimals = (rate % RATE_SCALE)
    .toString()
    .padStart(RATE_DECIMALS, '0')
    .replace(/0{1,2}$/, '');
  return `${whole}${decimalSign(language)}${decimals}`;
}
