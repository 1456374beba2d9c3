import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { directDebitOperations } from '../../src/application/operations/directDebits';
import { DEBIT_OBSTACLES, DEBIT_STATES, MANDATE_PERIODS, MANDATE_STATES } from '../../src/domain/invoice/DirectDebit';
import {
  amountOf,
  day,
  identifier,
  maybe,
  nothing,
  operationId,
  positiveAmountOf,
  waitingChange,
  words,
} from './basicArbitraries';

const terms = {
  creditorId: identifier,
  accountId: identifier,
  ceiling: positiveAmountOf('KGS'),
  period: fc.constantFrom(...MANDATE_PERIODS),
  periodCeiling: positiveAmountOf('KGS'),
  validUntil: maybe(day),
};

const mandate = fc.record({
  ...terms,
  id: identifier,
  creditorName: words,
  accountNumber: words,
  state: fc.constantFrom(...MANDATE_STATES),
  agreedOn: day,
  endedOn: maybe(day),
  canRevoke: fc.boolean(),
  used: amountOf('KGS'),
  debits: fc.array(
    fc.record({
      id: identifier,
      invoiceNumber: words,
      amount: amountOf('KGS'),
      day,
      state: fc.constantFrom(...DEBIT_STATES),
      obstacle: maybe(fc.constantFrom(...DEBIT_OBSTACLES)),
      transactionId: maybe(identifier),
    }),
    { maxLength: 3 },
  ),
});

/** Arbitrary requests and responses of the operations with mandates for direct debits. */
export const carriedByDirectDebits: {
  readonly [Code in keyof typeof directDebitOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_DIRECT_DEBITS: {
    request: nothing,
    response: fc.record({
      creditors: fc.array(fc.record({ id: identifier, name: words }), { maxLength: 3 }),
      mandates: fc.array(mandate, { maxLength: 3 }),
    }),
  },
  GIVE_DIRECT_DEBIT_MANDATE: {
    // No debit is above what is debited in a period.
    request: fc
      .record({ operationId, ...terms })
      .map((request) =>
        request.ceiling.minor > request.periodCeiling.minor
          ? { ...request, ceiling: request.periodCeiling, periodCeiling: request.ceiling }
          : request,
      ),
    response: waitingChange,
  },
  REVOKE_DIRECT_DEBIT_MANDATE: { request: fc.record({ mandateId: identifier }), response: mandate },
  REFUSE_DIRECT_DEBIT: { request: fc.record({ debitId: identifier }), response: mandate },
};
