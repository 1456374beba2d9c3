import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { companyAuditOperations } from '../../src/application/operations/companyAudit';
import { COMPANY_ACTS } from '../../src/domain/corporate/CompanyAct';
import { STATEMENT_FORMATS } from '../../src/domain/statement/Statement';
import {
  accountNumber,
  amountOf,
  currency,
  day,
  identifier,
  instant,
  localized,
  maybe,
  operationId,
  words,
} from './basicArbitraries';

const place = fc.tuple(fc.nat(), identifier).map(([at, id]) => `${at}-${id.slice(0, 18)}`);

const document = fc.oneof(
  fc.record({
    kind: fc.constant('payment' as const),
    operationId,
    txnCode: words,
    amount: currency.chain(amountOf),
    recipientName: words,
  }),
  fc.record({
    kind: fc.constant('change' as const),
    operationId,
    subject: localized,
    before: localized,
    after: localized,
  }),
);

const file = fc.record({
  kind: fc.constantFrom('statement' as const, 'receipt', 'paymentOrder', 'memorialOrder'),
  format: fc.constantFrom(...STATEMENT_FORMATS),
  from: maybe(day),
  to: maybe(day),
  transactionId: maybe(identifier),
});

const act = fc.record({
  id: identifier,
  at: instant,
  kind: fc.constantFrom(...COMPANY_ACTS),
  userId: identifier,
  name: localized,
  address: words,
  userAgent: words,
  accountNumber: fc.oneof(accountNumber, fc.constant('')),
  document: maybe(document),
  file: maybe(file),
});

export const carriedByCompanyAudit: {
  readonly [Code in keyof typeof companyAuditOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_COMPANY_AUDIT: {
    request: fc.record({
      from: maybe(day),
      to: maybe(day),
      userId: maybe(identifier),
      kind: maybe(fc.constantFrom(...COMPANY_ACTS)),
      operationId: maybe(operationId),
      after: maybe(place),
    }),
    response: fc.record({ items: fc.array(act, { maxLength: 4 }), next: maybe(place) }),
  },
};
