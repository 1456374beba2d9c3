import { expect, it } from 'vitest';

import { CURRENCIES } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { quickSums } from '../../../src/domain/money/quickSums';

it('offers three usual sums in each currency', () => {
  for (const currency of CURRENCIES) {
    const sums = quickSums(currency);
    expect(sums.map(({ currency: each }) => each)).toEqual([currency, currency, currency]);
    expect(sums.map(({ minor }) => minor)).toEqual(sums.map(({ minor }) => minor).toSorted((a, b) => Number(a - b)));
  }
});

it('offers the last sum first, and no sum twice', () => {
  expect(quickSums('KGS', money(91_557n, 'KGS'))).toEqual([
    money(91_557n, 'KGS'),
    money(50_000n, 'KGS'),
    money(100_000n, 'KGS'),
    money(500_000n, 'KGS'),
  ]);
  expect(quickSums('KGS', money(100_000n, 'KGS')).map(({ minor }) => minor)).toEqual([100_000n, 50_000n, 500_000n]);
});

it('leaves out a last sum in another currency, and one of nothing', () => {
  expect(quickSums('KGS', money(5_000n, 'USD'))).toHaveLength(3);
  expect(quickSums('KGS', money(0n, 'KGS'))).toHaveLength(3);
});
