import * as z from 'zod/mini';

import type {
  FinesQuery,
  MovableTaxQuery,
  MovableTaxSum,
  PropertiesQuery,
  PropertyTaxQuery,
  PropertyTaxSum,
  taxOperations,
  VehicleTaxQuery,
} from '../../application/operations/taxes';
import { TERRITORY_LEVELS } from '../../domain/directory/Territory';
import type { Territory } from '../../domain/directory/Territory';
import type { Money } from '../../domain/money/Money';
import { isDecisionNumber, isVehicleNumber, tidied } from '../../domain/tax/identifiers';
import { FINE_KEYS } from '../../domain/tax/Fine';
import type { Fine } from '../../domain/tax/Fine';
import type { Property } from '../../domain/tax/PropertyTax';
import { TRANSPORT_TYPE_CODES } from '../../domain/tax/VehicleTax';
import type { TransportType, VehicleTax } from '../../domain/tax/VehicleTax';
import type { AdaptersFor } from './adapter';
import { amountText, decodeAmount, encodeAmount, instant, localizedText, positiveAmountText, written } from './codecs';
import { directoryQuery, listEdition } from './editions';
import { property, propertyTaxData } from './propertyTaxes';
import { eniCode, inn, taxPeriod, vehicleNumber } from './taxIdentifiers';

const CURRENCY = 'KGS' as const;
const transportType = z.enum(TRANSPORT_TYPE_CODES);
const base = z.enum(['volume', 'value']);

const year = z.int().check(z.gte(1900), z.lte(2099));
const volume = z.int().check(z.positive(), z.lte(100_000));
const unsigned = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.bigint(), {
  decode: (wire) => BigInt(wire),
  encode: (domain) => domain.toString(),
});

function soms(wire: string): Money {
  return decodeAmount(wire, CURRENCY);
}

const territory = z.codec(
  z.object({
    code: z.string(),
    parentCode: z.optional(z.string()),
    level: z.enum(TERRITORY_LEVELS),
    name: localizedText,
  }),
  z.custom<Territory>(),
  {
    decode: (wire) => ({ ...wire, parentCode: wire.parentCode }),
    encode: (domain) => ({ ...domain }),
  },
);

const typeOfTransport = z.codec(
  z.object({
    code: transportType,
    name: localizedText,
    base,
    rates: z.array(z.object({ upToYears: z.optional(z.int()), rate: unsigned })),
    verified: z.boolean(),
  }),
  z.custom<TransportType>(),
  {
    decode: ({ verified, rates, ...wire }) => ({
      ...wire,
      rates: rates.map(({ upToYears, rate }) => ({ upToYears, rate })),
      confirmed: verified,
    }),
    encode: ({ confirmed, rates, ...domain }) => ({ ...domain, rates: [...rates], verified: confirmed }),
  },
);

const taxedVehicle = z.strictObject({
  transportType,
  builtYear: year,
  engineVolume: z.optional(volume),
  bookValue: z.optional(positiveAmountText),
});

function vehicleOf(wire: z.output<typeof taxedVehicle>): VehicleTaxQuery['vehicle'] {
  return {
    type: wire.transportType,
    builtYear: wire.builtYear,
    engineVolume: wire.engineVolume,
    bookValue: wire.bookValue === undefined ? undefined : soms(wire.bookValue),
  };
}

function vehicleText(domain: VehicleTaxQuery['vehicle']): z.input<typeof taxedVehicle> {
  return {
    transportType: domain.type,
    builtYear: domain.builtYear,
    engineVolume: domain.engineVolume,
    bookValue: domain.bookValue && encodeAmount(domain.bookValue),
  };
}

const vehicleTaxQuery = z.codec(z.strictObject({ vehicle: taxedVehicle, taxPeriod }), z.custom<VehicleTaxQuery>(), {
  decode: (wire) => ({ vehicle: vehicleOf(wire.vehicle), taxYear: wire.taxPeriod }),
  encode: (domain) => ({ vehicle: vehicleText(domain.vehicle), taxPeriod: domain.taxYear }),
});

const vehicleTax = z.codec(
  z.object({ amount: amountText, ccy: z.literal(CURRENCY), age: z.int(), base, rate: unsigned }),
  z.custom<VehicleTax>(),
  {
    decode: (wire) => ({ amount: soms(wire.amount), age: wire.age, base: wire.base, rate: wire.rate }),
    encode: (domain) => ({
      amount: encodeAmount(domain.amount),
      ccy: CURRENCY,
      age: domain.age,
      base: domain.base,
      rate: domain.rate,
    }),
  },
);

const movableTaxQuery = z.codec(
  z.strictObject({ inn, stateVehicleNumber: vehicleNumber, taxPeriod }),
  z.custom<MovableTaxQuery>(),
  {
    decode: (wire) => ({ inn: wire.inn, vehicleNumber: wire.stateVehicleNumber, taxYear: wire.taxPeriod }),
    encode: (domain) => ({ inn: domain.inn, stateVehicleNumber: domain.vehicleNumber, taxPeriod: domain.taxYear }),
  },
);

const movableTaxSum = z.codec(
  z.object({ stateVehicleNumber: z.string(), model: z.string(), vehicle: taxedVehicle, tax: vehicleTax }),
  z.custom<MovableTaxSum>(),
  {
    decode: (wire) => ({
      vehicleNumber: wire.stateVehicleNumber,
      model: wire.model,
      vehicle: vehicleOf(wire.vehicle),
      tax: wire.tax,
    }),
    encode: (domain) => ({
      stateVehicleNumber: domain.vehicleNumber,
      model: domain.model,
      vehicle: vehicleText(domain.vehicle),
      tax: domain.tax,
    }),
  },
);

const propertyTaxQuery = z.codec(z.strictObject({ eniCode, taxPeriod }), z.custom<PropertyTaxQuery>(), {
  decode: (wire) => ({ eniCode: wire.eniCode, taxYear: wire.taxPeriod }),
  encode: (domain) => ({ eniCode: domain.eniCode, taxPeriod: domain.taxYear }),
});

const propertyTaxSum = z.codec(
  z.object({ calculation: propertyTaxData, amount: amountText, ccy: z.literal(CURRENCY) }),
  z.custom<PropertyTaxSum>(),
  {
    decode: (wire) => ({ data: wire.calculation, amount: soms(wire.amount) }),
    encode: (domain) => ({ calculation: domain.data, amount: encodeAmount(domain.amount), ccy: CURRENCY }),
  },
);

const MAX_SOUGHT_NUMBER = 20;

const SEARCHED = { vehicleNumber: isVehicleNumber, decisionNumber: isDecisionNumber } as const;

const finesQuery = z.codec(
  z.strictObject({ propType: z.enum(FINE_KEYS), propValue: written(MAX_SOUGHT_NUMBER, tidied) }).check(
    z.refine((wire) => SEARCHED[wire.propType](wire.propValue), {
      error: 'must have a propValue of its propType',
      path: ['propValue'],
    }),
  ),
  z.custom<FinesQuery>(),
  {
    decode: (wire) => ({ by: wire.propType, value: wire.propValue }),
    encode: (domain) => ({ propType: domain.by, propValue: domain.value }),
  },
);

const fine = z.codec(
  z.object({
    decisionNumber: z.string(),
    stateVehicleNumber: z.string(),
    violation: localizedText,
    place: z.string(),
    committedAt: instant,
    amount: amountText,
    ccy: z.literal(CURRENCY),
    paid: z.boolean(),
  }),
  z.custom<Fine>(),
  {
    decode: ({ stateVehicleNumber, amount, ccy: _ccy, ...wire }) => ({
      ...wire,
      vehicleNumber: stateVehicleNumber,
      amount: soms(amount),
    }),
    encode: ({ vehicleNumber: stateVehicleNumber, amount, ...domain }) => ({
      ...domain,
      stateVehicleNumber,
      amount: encodeAmount(amount),
      ccy: CURRENCY,
    }),
  },
);

export const taxAdapters = {
  GET_REGIONS: { request: directoryQuery, response: listEdition(territory) },
  GET_TRANSPORT_TYPES: { request: directoryQuery, response: listEdition(typeOfTransport) },
  CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT: { request: vehicleTaxQuery, response: vehicleTax },
  GET_FINES: { request: finesQuery, response: listOf(fine) },
  GET_SALYK_MOVABLE_TAX_SUM: { request: movableTaxQuery, response: movableTaxSum },
  GET_IMMOVABLE_PROPERTY: {
    request: z.strictObject({ inn }) satisfies z.ZodMiniType<PropertiesQuery>,
    response: listOf<Property>(property),
  },
  GET_SALYK_IMMOVABLE_CALCULATION_DATA: { request: propertyTaxQuery, response: propertyTaxData },
  GET_SALYK_IMMOVABLE_CALCULATION_TAX: { request: propertyTaxQuery, response: propertyTaxSum },
} satisfies AdaptersFor<typeof taxOperations>;

function listOf<Item>(item: z.ZodMiniType<Item, unknown>) {
  return z.array(item);
}
