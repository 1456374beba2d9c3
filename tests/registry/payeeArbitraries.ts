import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { payeeOperations } from '../../src/application/operations/payees';
import { MAX_COUNTED_PAYMENTS } from '../../src/domain/payee/Payee';
import type { Payee } from '../../src/domain/payee/Payee';
import { PAYEE_KINDS } from '../../src/domain/payee/payeeKinds';
import {
  accountNumber,
  amountOf,
  currency,
  identifier,
  instant,
  maybe,
  nothing,
  plainMatching,
  words,
} from './basicArbitraries';
import { terms } from './transferArbitraries';

const payee: fc.Arbitrary<Payee> = currency.chain((code) =>
  fc.record({
    id: words,
    kind: fc.constantFrom(...PAYEE_KINDS),
    txnCode: words,
    name: words,
    nickname: words,
    pinned: fc.boolean(),
    hidden: fc.boolean(),
    accountNumber: words,
    phone: words,
    debitAccountNumber: accountNumber,
    amount: amountOf(code),
    purpose: words,
    terms: maybe(terms),
    lastPaidAt: instant,
    lastTransactionId: identifier,
    times: fc.integer({ min: 1, max: MAX_COUNTED_PAYMENTS }),
  }),
);

const payeeId = fc.stringMatching(/^(client|card):[0-9*]{1,16}(:[А-Яа-я .]{0,20})?$/);
const reference = fc.record({ payeeId });

/** Arbitrary requests and responses of the operations of the payee book. */
export const carriedByPayees: {
  readonly [Code in keyof typeof payeeOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_PAYEES: { request: nothing, response: fc.array(payee, { maxLength: 3 }) },
  UPDATE_PAYEE: {
    request: fc.record({ payeeId, nickname: plainMatching(/^[А-Яа-я ]{0,20}$/), pinned: fc.boolean() }),
    response: payee,
  },
  HIDE_PAYEE: { request: reference, response: payee },
  RESTORE_PAYEE: { request: reference, response: payee },
};
