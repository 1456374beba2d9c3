import { money } from '../money/Money';
import type { Money } from '../money/Money';

export const PROPERTY_KINDS = ['house', 'flat', 'commercial', 'land'] as const;

export type PropertyKind = (typeof PROPERTY_KINDS)[number];

/** Unit of real estate in the register of the tax service. */
export interface Property {
  readonly eniCode: string;
  readonly kind: PropertyKind;
  /** Area in hundredths of a square metre. */
  readonly area: bigint;
  readonly address: string;
  /** Location: a territory code of the state classifier. */
  readonly territoryCode: string;
}

/**
 * Base of the tax of a property. Until 2024 the law multiplied a base value by coefficients; since 2025 it sets a rate per square metre.
 * The tax year decides which applies, and all figures come from the tax service.
 */
export type PropertyTaxData = PropertyTaxCommon & (CoefficientFormula | RateFormula);

interface PropertyTaxCommon {
  readonly eniCode: string;
  readonly taxYear: number;
  /** Area in hundredths of a square metre. */
  readonly area: bigint;
  /** Tax-free area in hundredths of a square metre. */
  readonly taxFreeArea: bigint;
}

/** Formula of years until 2024. Coefficients are in thousandths, the rate is in hundredths of a percent. */
export interface CoefficientFormula {
  readonly formula: 'coefficient';
  /** Base value of one square metre. */
  readonly basicTaxValue: Money;
  readonly regionalCoefficient: bigint;
  readonly zonalCoefficient: bigint;
  readonly functionalCoefficient: bigint;
  readonly rate: bigint;
}

export interface RateFormula {
  readonly formula: 'rate';
  /** Tax rate per square metre. */
  readonly squareMetreRate: Money;
}

/** First tax year with a rate per square metre. */
export const FIRST_YEAR_OF_RATES = 2025;

const HUNDREDTHS = 100n;
const THOUSANDTHS = 1000n;
const BASIS = 10_000n;

/** Annual tax of a property in soms; half a tyiyn is rounded up. Zero when the whole area is tax-free. */
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
