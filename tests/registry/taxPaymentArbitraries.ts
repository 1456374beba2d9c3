import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { taxPaymentOperations } from '../../src/application/operations/taxPayments';
import { identifier, maybe, operationId, positiveAmountOf } from './basicArbitraries';
import { decisionNumber, eniCode, inn, taxYear, vehicleNumber } from './taxArbitraries';
import { preview } from './transferArbitraries';

const territoryCode = fc.stringMatching(/^417\d{11}$/);
const SUBJECTS = {
  transport: fc.record({ vehicleNumber, territoryCode }),
  property: fc.record({ eniCode }),
  business: fc.record({ territoryCode }),
} as const;

function taxOf(kind: keyof typeof SUBJECTS) {
  return fc.record({
    operationId,
    debitAccountId: identifier,
    inn,
    taxYear,
    subjects: SUBJECTS[kind],
    amount: positiveAmountOf('KGS'),
  });
}

/** Arbitrary requests and responses of the tax and fine payments. */
export const carriedByTaxPayments: {
  readonly [Code in keyof typeof taxPaymentOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MAKE_TRANSPORT_TAX_PAYMENT: { request: taxOf('transport'), response: preview },
  MAKE_PROPERTY_TAX_PAYMENT: { request: taxOf('property'), response: preview },
  MAKE_LAND_TAX_PAYMENT: { request: taxOf('property'), response: preview },
  MAKE_SINGLE_TAX_PAYMENT: { request: taxOf('business'), response: preview },
  MAKE_PATENT_TAX_PAYMENT: { request: taxOf('business'), response: preview },
  MAKE_EMPLOYEE_INCOME_TAX: {
    request: fc
      .tuple(taxOf('business'), maybe(fc.integer({ min: 1, max: 12 })))
      .map(([tax, taxMonth]) => ({ ...tax, taxMonth })),
    response: preview,
  },
  MAKE_FINE_PAYMENT: {
    request: fc.record({ operationId, debitAccountId: identifier, decisionNumber, amount: positiveAmountOf('KGS') }),
    response: preview,
  },
};
