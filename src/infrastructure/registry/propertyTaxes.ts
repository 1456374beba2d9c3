import * as z from 'zod/mini';

import { money } from '../../domain/money/Money';
import { PROPERTY_KINDS } from '../../domain/tax/PropertyTax';
import type { Property, PropertyTaxData } from '../../domain/tax/PropertyTax';
import { amountText, decodeAmount, encodeAmount } from './codecs';

const CURRENCY = 'KGS' as const;

/** An area in square metres with two decimals: `"95.50"`. */
const area = z.codec(z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)), z.bigint(), {
  decode: (wire) => BigInt(wire.replace('.', '')),
  encode: (domain) => encodeAmount(money(domain, CURRENCY)),
});

const THOUSANDTHS = 1000n;

/** A coefficient with three decimals: `"1.200"`. */
const coefficient = z.codec(z.string().check(z.regex(/^\d{1,6}\.\d{3}$/)), z.bigint(), {
  decode: (wire) => BigInt(wire.replace('.', '')),
  encode: (domain) => `${domain / THOUSANDTHS}.${(domain % THOUSANDTHS).toString().padStart(3, '0')}`,
});

/** A share in percent with two decimals: `"0.35"`. */
const percent = area;

const common = { eniCode: z.string(), taxPeriod: z.string().check(z.regex(/^20\d{2}$/)), area, taxFreeArea: area };

const wireData = z.discriminatedUnion('formula', [
  z.object({ ...common, formula: z.literal('rate'), squareMetreRate: amountText }),
  z.object({
    ...common,
    formula: z.literal('coefficient'),
    basicTaxValue: amountText,
    regionalCoefficient: coefficient,
    zonalCoefficient: coefficient,
    functionalCoefficient: coefficient,
    rate: percent,
  }),
]);

/** Codec of the data a property tax is calculated from (specification 1, section 3, tax fields). */
export const propertyTaxData = z.codec(wireData, z.custom<PropertyTaxData>(), {
  decode: ({ taxPeriod, ...wire }) => {
    const taxYear = parseInt(taxPeriod, 10);
    return wire.formula === 'rate'
      ? { ...wire, taxYear, squareMetreRate: decodeAmount(wire.squareMetreRate, CURRENCY) }
      : { ...wire, taxYear, basicTaxValue: decodeAmount(wire.basicTaxValue, CURRENCY) };
  },
  encode: ({ taxYear, ...domain }) => {
    const taxPeriod = taxYear.toString();
    return domain.formula === 'rate'
      ? { ...domain, taxPeriod, squareMetreRate: encodeAmount(domain.squareMetreRate) }
      : { ...domain, taxPeriod, basicTaxValue: encodeAmount(domain.basicTaxValue) };
  },
});

export const property = z.object({
  eniCode: z.string(),
  kind: z.enum(PROPERTY_KINDS),
  area,
  address: z.string(),
  territoryCode: z.string(),
}) satisfies z.ZodMiniType<Property>;
