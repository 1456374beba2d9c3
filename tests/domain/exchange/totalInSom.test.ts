import { expect, it } from 'vitest';

import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { totalInSom } from '../../../src/domain/exchange/totalInSom';
import { money } from '../../../src/domain/money/Money';

const RATES: readonly ExchangeRate[] = [
  { base: 'USD', quote: 'KGS', rateType: 'official', buy: 90_000_000n, sell: 90_000_000n },
  { base: 'USD', quote: 'KGS', rateType: 'commercial', buy: 87_187_600n, sell: 87_712_300n },
  { base: 'KZT', quote: 'KGS', rateType: 'commercial', buy: 178_600n, sell: 189_700n },
];

it.each([
  { amounts: [], expected: { total: money(0n, 'KGS'), converted: [], leftOut: [] } },
  {
    amounts: [money(150n, 'KGS'), money(50n, 'KGS')],
    expected: { total: money(200n, 'KGS'), converted: [], leftOut: [] },
  },
  // The bank buys at 87.1876: 8718.76 tyiyns for a dollar, of which the part below a tyiyn is dropped.
  { amounts: [money(100n, 'USD')], expected: { total: money(8718n, 'KGS'), converted: ['USD'], leftOut: [] } },
  {
    amounts: [money(100n, 'KGS'), money(100n, 'USD'), money(1000n, 'KZT')],
    expected: { total: money(100n + 8718n + 178n, 'KGS'), converted: ['USD', 'KZT'], leftOut: [] },
  },
  {
    amounts: [money(100n, 'KGS'), money(100n, 'GBP')],
    expected: { total: money(100n, 'KGS'), converted: [], leftOut: ['GBP'] },
  },
] as const)(
  'adds $amounts.length amounts up at the commercial buying rate and names what has none',
  ({ amounts, expected }) => {
    expect(totalInSom(amounts, RATES)).toEqual(expected);
  },
);
