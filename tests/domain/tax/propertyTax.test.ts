import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { propertyTaxOf } from '../../../src/domain/tax/PropertyTax';

const OLD = {
  eniCode: '1-02-03-0004-0005-01-001',
  taxYear: 2024,
  area: 9_500n,
  taxFreeArea: 8_000n,
  formula: 'coefficient',
  basicTaxValue: money(4_000_000n, 'KGS'),
  regionalCoefficient: 1000n,
  zonalCoefficient: 1200n,
  functionalCoefficient: 1000n,
  rate: 35n,
} as const;
const NEW = {
  eniCode: OLD.eniCode,
  taxYear: 2026,
  area: 20_000n,
  taxFreeArea: 15_000n,
  formula: 'rate',
  squareMetreRate: money(7_000n, 'KGS'),
} as const;

describe('the tax of a property', () => {
  it('is counted by coefficients until 2024', () => {
    expect(propertyTaxOf(OLD)).toEqual(money(252_000n, 'KGS'));
  });

  it('is counted by a rate for the square metre since 2025', () => {
    expect(propertyTaxOf(NEW)).toEqual(money(350_000n, 'KGS'));
  });

  it('is nothing where all of the area is free', () => {
    expect(propertyTaxOf({ ...NEW, area: 15_000n }).minor).toBe(0n);
    expect(propertyTaxOf({ ...OLD, area: 1n }).minor).toBe(0n);
  });

  it('never falls as the area grows', () => {
    const area = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(area, area, fc.constantFrom(OLD, NEW), (some, more, data) => {
        const [least, most] = some < more ? [some, more] : [more, some];
        expect(propertyTaxOf({ ...data, area: least }).minor <= propertyTaxOf({ ...data, area: most }).minor).toBe(
          true,
        );
      }),
    );
  });
});
