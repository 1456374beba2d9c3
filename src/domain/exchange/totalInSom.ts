import type { Currency } from '../money/Currency';
import { add, money } from '../money/Money';
import type { Money } from '../money/Money';
import { quoteFor, takenFor } from './ExchangeQuote';
import type { ExchangeRate } from './ExchangeRate';

/** Several amounts as one amount in som. */
export interface TotalInSom {
  readonly total: Money;
  /** Currencies that were converted at the price the bank buys them for. */
  readonly converted: readonly Currency[];
  /** Currencies the bank has no price for today; their amounts are not in the total. */
  readonly leftOut: readonly Currency[];
}

/** Sum of amounts in som, each foreign one at the commercial buying rate of the bank and rounded down to a whole tyiyn. */
export function totalInSom(amounts: readonly Money[], rates: readonly ExchangeRate[]): TotalInSom {
  let total = money(0n, 'KGS');
  const converted: Currency[] = [];
  const leftOut: Currency[] = [];
  for (const amount of amounts) {
    const quote = quoteFor(rates, { given: amount.currency, taken: 'KGS' });
    if (amount.currency === 'KGS') {
      total = add(total, amount);
    } else if (quote === undefined) {
      leftOut.push(amount.currency);
    } else {
      total = add(total, takenFor(quote, amount));
      converted.push(amount.currency);
    }
  }
  return { total, converted, leftOut };
}
