import { MINOR_UNITS_PER_MAJOR } from './Currency';
import type { Currency } from './Currency';
import { compare, equal, money } from './Money';
import type { Money } from './Money';

/** Sums people send most often, in whole units of each currency. */
const USUAL: Readonly<Record<Currency, readonly bigint[]>> = {
  KGS: [500n, 1_000n, 5_000n],
  USD: [20n, 50n, 100n],
  EUR: [20n, 50n, 100n],
  RUB: [1_000n, 5_000n, 10_000n],
  KZT: [5_000n, 10_000n, 50_000n],
  GBP: [20n, 50n, 100n],
  CHF: [20n, 50n, 100n],
  CNY: [100n, 500n, 1_000n],
  TRY: [500n, 1_000n, 5_000n],
  AED: [50n, 100n, 500n],
  TJS: [100n, 500n, 1_000n],
};

/** Sums to choose from with one press: the last one paid, when it is known in this currency, before the usual ones in rising order. */
export function quickSums(currency: Currency, last?: Money): readonly Money[] {
  const usual = USUAL[currency].map((units) => money(units * MINOR_UNITS_PER_MAJOR, currency)).toSorted(compare);
  return last === undefined || last.currency !== currency || last.minor <= 0n
    ? usual
    : [last, ...usual.filter((each) => !equal(each, last))];
}
