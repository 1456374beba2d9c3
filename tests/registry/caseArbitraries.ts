import fc from 'fast-check';

import type { caseOperations } from '../../src/application/operations/cases';
import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { needsOperation } from '../../src/domain/case/caseRules';
import { CASE_KINDS, CASE_STATES, MATTERS, OUTCOMES } from '../../src/domain/case/CustomerCase';
import type { CustomerCase } from '../../src/domain/case/CustomerCase';
import { MAX_MESSAGE_FILES } from '../../src/domain/chat/messageRules';
import { APPLIED_PRODUCT_TYPES } from '../../src/domain/shop/Application';
import {
  amountOf,
  currency,
  day,
  identifier,
  instant,
  maybe,
  nothing,
  operationId,
  typedWords,
} from './basicArbitraries';

const uuid = fc.uuid().map((text) => text.toLowerCase());

const customerCase: fc.Arbitrary<CustomerCase> = fc.record({
  id: identifier,
  kind: fc.constantFrom(...CASE_KINDS),
  transactionId: maybe(identifier),
  topicId: maybe(identifier),
  application: maybe(
    fc.record({
      id: identifier,
      product: maybe(fc.constantFrom(...APPLIED_PRODUCT_TYPES)),
      limitCode: maybe(typedWords),
      accountId: maybe(identifier),
      amount: maybe(currency.chain(amountOf)),
      months: maybe(fc.integer({ min: 1, max: 60 })),
      outcome: maybe(fc.constantFrom(...OUTCOMES)),
    }),
  ),
  isOwn: fc.boolean(),
  state: fc.constantFrom(...CASE_STATES),
  openedAt: instant,
  dueOn: day,
  reopenUntil: maybe(instant),
});

const reference = { request: fc.record({ caseId: identifier }), response: customerCase };

/** Arbitrary requests and responses of the cases. */
export const carriedByCases: {
  readonly [Code in keyof typeof caseOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_CASES: { request: nothing, response: fc.array(customerCase, { maxLength: 3 }) },
  OPEN_CASE: {
    request: fc
      .record({
        operationId,
        kind: fc.constantFrom(...MATTERS),
        transactionId: maybe(identifier),
        text: typedWords.filter((text) => /[^\p{C}\s]/u.test(text)),
        files: fc.uniqueArray(uuid, { maxLength: MAX_MESSAGE_FILES }),
      })
      .filter((draft) => draft.transactionId !== undefined || !needsOperation(draft.kind)),
    response: customerCase,
  },
  CLOSE_CASE: reference,
  REOPEN_CASE: reference,
};
