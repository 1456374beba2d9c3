import type { Currency } from '../money/Currency';

/** `commercial` is what customers deal at, `official` is the National Bank's. */
export type RateType = 'commercial' | 'official';

/** Rates are whole millionths, so 87.4500 is 87_450_000n. */
export const RATE_SCALE = 1_000_000n;

/** Price of one unit of `base` in `quote` (specification 1: pccy1, pccy2, rateType). */
export interface ExchangeRate {
  readonly base: Currency;
  readonly quote: Currency;
  readonly rateType: RateType;
  /** The bank buys `base` at this price, in millionths of `quote`. */
  readonly buy: bigint;
  /** The bank sells `base` at this price, in millionths of `quote`. */
  readonly sell: bigint;
}
