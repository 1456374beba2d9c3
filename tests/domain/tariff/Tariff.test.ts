import fc from 'fast-check';
import { expect, test } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import type { Tariff, TariffBand } from '../../../src/domain/tariff/Tariff';

const NOTHING = money(0n, 'KGS');

function band(values: Partial<TariffBand>): TariffBand {
  return { upTo: undefined, fixed: NOTHING, basisPoints: 0n, minimum: NOTHING, maximum: undefined, ...values };
}

function tariff(...bands: readonly TariffBand[]): Tariff {
  return { transferCode: 'CLEARING', currency: 'KGS', bands };
}

test.each([
  [2_000_000n, 1_000n],
  [2_000_001n, 3_500n],
  [10_000_000n, 3_500n],
  [10_000_001n, 7_000n],
])('the band of %d decides', (amount, fee) => {
  const bands = [
    band({ upTo: money(2_000_000n, 'KGS'), fixed: money(1_000n, 'KGS') }),
    band({ upTo: money(10_000_000n, 'KGS'), fixed: money(3_500n, 'KGS') }),
    band({ fixed: money(7_000n, 'KGS') }),
  ];
  expect(feeFor(tariff(...bands), money(amount, 'KGS'))).toEqual(money(fee, 'KGS'));
});

test('a share is rounded half up to a minor unit', () => {
  const shares = [33n, 34n, 333n, 1_000n].map(
    (amount) => feeFor(tariff(band({ basisPoints: 150n })), money(amount, 'KGS'))?.minor,
  );
  expect(shares).toEqual([0n, 1n, 5n, 15n]);
});

test('no band, no fee', () => {
  expect(feeFor(tariff(band({ upTo: money(10n, 'KGS') })), money(11n, 'KGS'))).toBeUndefined();
});

test('a fee is never below the least nor above the most', () => {
  const limited = tariff(
    band({ basisPoints: 15n, fixed: money(100n, 'KGS'), minimum: money(300n, 'KGS'), maximum: money(500n, 'KGS') }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999n }), (minor) => {
      const fee = feeFor(limited, money(minor, 'KGS'))?.minor ?? 0n;
      expect(fee >= 300n && fee <= 500n).toBe(true);
    }),
  );
});
