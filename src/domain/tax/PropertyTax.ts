import { money } from '../money/Money';
import type { Money } from '../money/Money';

export const PROPERTY_KINDS = ['house', 'flat', 'commercial', 'land'] as const;

export type PropertyKind = (typeof PROPERTY_KINDS)[number];

/** A unit of real estate as the tax service knows it. */
export interface Property {
  readonly eniCode: string;
  readonly kind: PropertyKind;
  /** Hundredths of a square metre. */
  readonly area: bigint;
  readonly address: string;
  /** Where it stands: a code of the state classifier. */
  readonly territoryCode: string;
}

/**
 * What the tax of a property is counted from. Until 2024 the law multiplied a base value by coefficients; since 2025 it names a
 * rate for each square metre. Which one holds is decided by the year, and every figure comes from the tax service.
 */
export type PropertyTaxData = PropertyTaxCommon & (CoefficientFormula | RateFormula);

interface PropertyTaxCommon {
  readonly eniCode: string;
  readonly taxYear: number;
  /** Hundredths of a square metre. */
  readonly area: bigint;
  /** What is not taxed, in hundredths of a square metre. */
  readonly taxFreeArea: bigint;
}

/** Coefficients are in thousandths, the rate in hundredths of a percent. */
export interface CoefficientFormula {
  readonly formula: 'coefficient';
  /** Of one square metre. */
  readonly basicTaxValue: Money;
  readonly regionalCoefficient: bigint;
  readonly zonalCoefficient: bigint;
  readonly functionalCoefficient: bigint;
  readonly rate: bigint;
}

export interface RateFormula {
  readonly formula: 'rate';
  /** Of one square metre. */
  readonly squareMetreRate: Money;
}

/** The first year the law names a rate for the square metre. */
export const FIRST_YEAR_OF_RATES = 2025;

const HUNDREDTHS = 100n;
const THOUSANDTHS = 1000n;
const BASIS = 10_000n;

/** The tax of a property for its year in soms; halves of a tyiyn are rounded up. Nothing is due where all of it is free. */
export function propertyTaxOf(data: PropertyTaxData): Money {
  const taxed = data.area > data.taxFreeArea ? data.area - data.taxFreeArea : 0n;
  switch (data.formula) {
    case 'rate':
      return money(rounded(taxed * data.squareMetreRate.minor, HUNDREDTHS), 'KGS');
    case 'coefficient': {
      const product =
        taxed *
        data.basicTaxValue.minor *
        data.regionalCoefficient *
        data.zonalCoefficient *
        data.functionalCoefficient;
      return money(rounded(product * data.rate, HUNDREDTHS * THOUSANDTHS ** 3n * BASIS), 'KGS');
    }
    default:
      return data satisfies never;
  }
}

function rounded(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor / 2n) / divisor;
}
