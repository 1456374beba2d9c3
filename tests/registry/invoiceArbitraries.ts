import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { DISTRIBUTION_ACTIONS } from '../../src/application/operations/invoices';
import type { invoiceOperations } from '../../src/application/operations/invoices';
import { MAX_INVOICES } from '../../src/domain/invoice/InvoicePayment';
import { amountOf, currency, day, identifier, maybe, operationId, positiveAmountOf, words } from './basicArbitraries';
import { preview } from './transferArbitraries';

const invoice = currency.chain((code) =>
  fc.record({
    id: identifier,
    number: fc.stringMatching(/^[A-Z0-9/-]{1,18}$/),
    distributorId: identifier,
    distributorName: words,
    issuedOn: day,
    dueOn: day,
    total: amountOf(code),
    paid: amountOf(code),
    remaining: amountOf(code),
    paidOn: maybe(day),
  }),
);

const limit = currency.chain((code) =>
  fc.record({
    distributorId: identifier,
    distributorName: words,
    limit: amountOf(code),
    used: amountOf(code),
    left: amountOf(code),
  }),
);

/** Arbitrary requests and responses of the invoice operations. */
export const carriedByInvoices: {
  readonly [Code in keyof typeof invoiceOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_DISTRIBUTION: {
    request: fc.record({ action: fc.constantFrom(...DISTRIBUTION_ACTIONS) }),
    response: fc.oneof(
      fc.record({ action: fc.constant('getInvoices' as const), invoices: fc.array(invoice, { maxLength: 4 }) }),
      fc.record({ action: fc.constant('getDistributorLimits' as const), limits: fc.array(limit, { maxLength: 4 }) }),
      fc.record({
        action: fc.constant('getDistributors' as const),
        distributors: fc.array(fc.record({ id: identifier, name: words }), { maxLength: 4 }),
      }),
    ),
  },
  MAKE_DISTRIBUTION_OPERATIONS: {
    request: currency.chain((code) =>
      fc.record({
        operationId,
        debitAccountId: identifier,
        distributorId: identifier,
        parts: fc.uniqueArray(fc.record({ invoiceId: identifier, amount: positiveAmountOf(code) }), {
          minLength: 1,
          maxLength: MAX_INVOICES,
          selector: ({ invoiceId }) => invoiceId,
        }),
      }),
    ),
    response: preview,
  },
};
