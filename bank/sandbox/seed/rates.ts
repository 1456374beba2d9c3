import { quoteFor } from '../../../src/domain/exchange/ExchangeQuote';
import type { ExchangePair } from '../../../src/domain/exchange/ExchangeQuote';
import { RATE_SCALE } from '../../../src/domain/exchange/ExchangeRate';
import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import type { Currency } from '../../../src/domain/money/Currency';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';

const PER_MILLE = 1000n;
/** The bank quotes four decimals: whole hundreds of millionths. */
const QUOTE_STEP = 100n;

/** Official price of one unit in som, in millionths, and the spread of the bank's own prices around it, in per mille. */
export type OfficialRate = readonly [currency: Currency, millionths: bigint, spread: bigint];

export const OFFICIAL_RATES: readonly OfficialRate[] = [
  ['USD', 87_450_000n, 3n],
  ['EUR', 99_867_900n, 8n],
  ['RUB', 1_123_900n, 15n],
  ['KZT', 184_200n, 30n],
  ['GBP', 116_200_000n, 20n],
  ['CHF', 108_400_000n, 20n],
  ['CNY', 12_300_000n, 20n],
  ['TRY', 1_950_000n, 30n],
  ['AED', 23_810_000n, 20n],
  ['TJS', 9_300_000n, 30n],
];

/** Rates of the demonstration bank: the official ones and the bank's own around them. */
export const DEMONSTRATION_RATES: readonly ExchangeRate[] = OFFICIAL_RATES.flatMap(ratesAround);

/** The official rate of a currency, with four decimals, and the bank's own around it. */
export function ratesAround([base, millionths, spread]: OfficialRate): readonly ExchangeRate[] {
  const official = quoted(millionths);
  return [
    { base, quote: 'KGS', rateType: 'official', buy: official, sell: official },
    {
      base,
      quote: 'KGS',
      rateType: 'commercial',
      buy: quoted((official * (PER_MILLE - spread)) / PER_MILLE),
      sell: quoted((official * (PER_MILLE + spread)) / PER_MILLE),
    },
  ];
}

function quoted(millionths: bigint): bigint {
  return (millionths / QUOTE_STEP) * QUOTE_STEP;
}

/** Amount in minor units of the currency that `tyiyn` buys at the bank's selling rate, rounded down. */
export function bought(currency: Currency, tyiyn: bigint): bigint {
  return (tyiyn * RATE_SCALE) / commercial(currency).sell;
}

/** Amount in tyiyn the bank pays for `minor` units of the currency, rounded down. */
export function soldFor(currency: Currency, minor: bigint): bigint {
  return (minor * commercial(currency).buy) / RATE_SCALE;
}

/** Terms of an exchange at the commercial rates. */
export function exchangeTerms(pair: ExchangePair): OperationTerms {
  const quote = quoteFor(DEMONSTRATION_RATES, pair);
  return quote === undefined ? {} : { rate: quote.price, rateBase: quote.base, rateQuote: quote.quote };
}

function commercial(currency: Currency): ExchangeRate {
  const rate = DEMONSTRATION_RATES.find(
    (candidate) => candidate.base === currency && candidate.rateType === 'commercial',
  );
  if (rate === undefined) {
    throw new Error(`The demonstration bank has no rate for ${currency}`);
  }
  return rate;
}
