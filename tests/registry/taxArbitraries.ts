import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { WholeCode } from '../../src/application/operations/directoryCatalogue';
import type { taxOperations } from '../../src/application/operations/taxes';
import { money } from '../../src/domain/money/Money';
import { PROPERTY_KINDS } from '../../src/domain/tax/PropertyTax';
import { TRANSPORT_TYPE_CODES } from '../../src/domain/tax/VehicleTax';
import { instant, localized, maybe, positiveAmountOf, words } from './basicArbitraries';

export const inn = fc.constantFrom('21503198500123', '12902200000123', '01901200110066');
export const vehicleNumber = fc.stringMatching(/^[A-Z0-9]{4,10}$/);
export const eniCode = fc.stringMatching(/^[0-9-]{5,40}$/);
export const decisionNumber = fc.stringMatching(/^[A-Z0-9-]{5,20}$/);
export const taxYear = fc.integer({ min: 2000, max: 2099 });
const soms = fc.bigInt({ min: 0n, max: 10n ** 14n }).map((minor) => money(minor, 'KGS'));
const base = fc.constantFrom('volume' as const, 'value');
const unsigned = fc.bigInt({ min: 0n, max: 999_999_999n });
const area = fc.bigInt({ min: 0n, max: 99_999_999n });
const coefficient = fc.bigInt({ min: 0n, max: 999_999n });

const vehicle = fc.record({
  type: fc.constantFrom(...TRANSPORT_TYPE_CODES),
  builtYear: fc.integer({ min: 1900, max: 2099 }),
  engineVolume: maybe(fc.integer({ min: 1, max: 100_000 })),
  bookValue: maybe(positiveAmountOf('KGS')),
});
const tax = fc.record({ amount: soms, age: fc.nat({ max: 200 }), base, rate: unsigned });

const common = { eniCode, taxYear, area, taxFreeArea: area };
const taxData = fc.oneof(
  fc.record({ ...common, formula: fc.constant('rate' as const), squareMetreRate: soms }),
  fc.record({
    ...common,
    formula: fc.constant('coefficient' as const),
    basicTaxValue: soms,
    regionalCoefficient: coefficient,
    zonalCoefficient: coefficient,
    functionalCoefficient: coefficient,
    rate: area,
  }),
);
const propertyQuery = fc.record({ eniCode, taxYear });

/** Arbitrary requests and responses of the tax and fine operations. */
export const carriedByTaxes: {
  readonly [Code in Exclude<keyof typeof taxOperations, WholeCode>]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT: { request: fc.record({ vehicle, taxYear }), response: tax },
  GET_FINES: {
    request: fc.oneof(
      fc.record({ by: fc.constant('vehicleNumber' as const), value: vehicleNumber }),
      fc.record({ by: fc.constant('decisionNumber' as const), value: decisionNumber }),
    ),
    response: fc.array(
      fc.record({
        decisionNumber,
        vehicleNumber,
        violation: localized,
        place: words,
        committedAt: instant,
        amount: soms,
        paid: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  },
  GET_SALYK_MOVABLE_TAX_SUM: {
    request: fc.record({ inn, vehicleNumber, taxYear }),
    response: fc.record({ vehicleNumber, model: words, vehicle, tax }),
  },
  GET_IMMOVABLE_PROPERTY: {
    request: fc.record({ inn }),
    response: fc.array(
      fc.record({ eniCode, kind: fc.constantFrom(...PROPERTY_KINDS), area, address: words, territoryCode: words }),
      { maxLength: 3 },
    ),
  },
  GET_SALYK_IMMOVABLE_CALCULATION_DATA: { request: propertyQuery, response: taxData },
  GET_SALYK_IMMOVABLE_CALCULATION_TAX: { request: propertyQuery, response: fc.record({ data: taxData, amount: soms }) },
};
