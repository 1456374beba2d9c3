import type { Currency } from '../money/Currency';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import { RATE_SCALE } from './ExchangeRate';
import type { ExchangeRate } from './ExchangeRate';

/** Price of one exchange: one unit of `base` costs `price` millionths of `quote`. */
export interface ExchangeQuote {
  readonly base: Currency;
  readonly quote: Currency;
  readonly price: bigint;
}

/** Currency the customer sells (`given`) and the one the customer buys (`taken`). */
export interface ExchangePair {
  readonly given: Currency;
  readonly taken: Currency;
}

/**
 * Commercial price of an exchange: the bank buys the given currency and sells the taken one. Two foreign currencies are exchanged through
 * the som, with the price rounded down to whole millionths. `undefined` when the bank does not deal in one of them.
 */
export function quoteFor(rates: readonly ExchangeRate[], { given, taken }: ExchangePair): ExchangeQuote | undefined {
  const bought = commercialRate(rates, given);
  const sold = commercialRate(rates, taken);
  if (given === taken) {
    return undefined;
  }
  if (taken === 'KGS') {
    return bought && { base: given, quote: 'KGS', price: bought.buy };
  }
  if (given === 'KGS') {
    return sold && { base: taken, quote: 'KGS', price: sold.sell };
  }
  return bought && sold && crossQuote(bought, sold);
}

function crossQuote(bought: ExchangeRate, sold: ExchangeRate): ExchangeQuote | undefined {
  const price = (bought.buy * RATE_SCALE) / sold.sell;
  return price === 0n ? undefined : { base: bought.base, quote: sold.base, price };
}

function commercialRate(rates: readonly ExchangeRate[], currency: Currency): ExchangeRate | undefined {
  return rates.find((rate) => rate.rateType === 'commercial' && rate.base === currency && rate.quote === 'KGS');
}

/** Amount bought for a given amount, rounded down to a whole minor unit. */
export function takenFor({ base, quote, price }: ExchangeQuote, given: Money): Money {
  return given.currency === base
    ? money((given.minor * price) / RATE_SCALE, quote)
    : money((given.minor * RATE_SCALE) / price, base);
}

/** Amount to be given for a bought amount, rounded up to a whole minor unit. */
export function givenFor({ base, quote, price }: ExchangeQuote, taken: Money): Money {
  return taken.currency === quote
    ? money(dividedUp(taken.minor * RATE_SCALE, price), base)
    : money(dividedUp(taken.minor * price, RATE_SCALE), quote);
}

function dividedUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** True when an amount is worth more than one US cent at the official rates (FLEX_MIN_LIMIT_ERROR); `undefined` without a rate. */
export function isAboveOneCent(rates: readonly ExchangeRate[], amount: Money): boolean | undefined {
  const own = officialPrice(rates, amount.currency);
  const dollar = officialPrice(rates, 'USD');
  return own === undefined || dollar === undefined ? undefined : amount.minor * own > dollar;
}

/** Official price of a currency in millionths of a som; `undefined` when the National Bank has none. */
export function officialPrice(rates: readonly ExchangeRate[], currency: Currency): bigint | undefined {
  if (currency === 'KGS') {
    return RATE_SCALE;
  }
  return rates.find((rate) => rate.rateType === 'official' && rate.base === currency && rate.quote === 'KGS')?.sell;
}
