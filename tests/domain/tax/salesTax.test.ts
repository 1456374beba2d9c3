import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { salesTaxIn } from '../../../src/domain/tax/salesTax';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';

const RATES = [
  { from: day('2026-07-01'), basisPoints: 300n },
  { from: day('2022-01-01'), basisPoints: 200n },
] as const;

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(text);
  }
  return checked;
}

describe('salesTaxIn', () => {
  it.each([
    ['a fee of 10', '2026-06-30', 1_000n, 20n],
    ['a price of 100', '2026-06-30', 10_000n, 196n],
    ['a price of 102, of which 2 are the tax', '2022-01-01', 10_200n, 200n],
    ['what contains exactly half a tyiyn', '2026-06-30', 51n, 1n],
    ['what is too small for any', '2026-06-30', 25n, 0n],
    ['a price given back', '2026-06-30', -10_000n, -196n],
    ['a price by the rate after', '2026-07-01', 10_300n, 300n],
    ['nothing', '2026-07-01', 0n, 0n],
  ])('finds the tax in %s', (_what, on, price, tax) => {
    expect(salesTaxIn(money(price, 'KGS'), day(on), RATES)).toEqual(money(tax, 'KGS'));
  });

  it('gives back as much as it took, and is the rate of what is left within half a tyiyn', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (minor) => {
        const { minor: tax } = salesTaxIn(money(minor, 'USD'), day('2025-01-01'), RATES);
        expect(salesTaxIn(money(-minor, 'USD'), day('2025-01-01'), RATES).minor).toBe(-tax);
        const off = tax * 10_200n - minor * 200n;
        expect(off > -5_100n && off <= 5_100n).toBe(true);
      }),
    );
  });

  it('refuses a day before the first rate as a defect', () => {
    expect(() => salesTaxIn(money(100n, 'KGS'), day('2021-12-31'), RATES)).toThrow('2021-12-31');
  });
});
