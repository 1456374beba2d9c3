import fc from 'fast-check';

import type { accountDetailOperations } from '../../src/application/operations/accountDetails';
import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { LINE_KINDS } from '../../src/domain/history/classify';
import { account, file, transaction } from './accountArbitraries';
import { accountNumber, amountOf, currency, day, identifier, localized, typedWords, words } from './basicArbitraries';

const byId = fc.record({ accountId: identifier });
const month = day.map((each) => each.slice(0, 7));

/** Arbitrary requests and responses of the operations on one account. */
export const carriedByAccountDetails: {
  readonly [Code in keyof typeof accountDetailOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  CHANGE_ACCOUNT_NAME: {
    request: fc.record({
      accountId: identifier,
      name: typedWords.map((name) => [...name].slice(0, 20).join('').slice(0, 40).trim()),
    }),
    response: account,
  },
  UNDORMANT_ACCOUNT: { request: byId, response: account },
  GET_REQUISITES: {
    request: byId,
    response: fc.record({
      recipient: words,
      inn: words,
      accountNumber,
      currency,
      bankName: localized,
      bankAddress: localized,
      bic: words,
      swiftCode: words,
    }),
  },
  GET_REQUISITES_FILE: { request: byId, response: file },
  GET_ACCOUNT_FLOW: {
    request: fc.record({ accountId: identifier, months: fc.integer({ min: 1, max: 12 }) }),
    response: currency.chain((code) =>
      fc.record({
        from: day,
        to: day,
        opening: amountOf(code),
        changes: fc.array(fc.record({ day, balance: amountOf(code) }), { maxLength: 4 }),
        kinds: fc.array(
          fc.record({ month, kind: fc.constantFrom(...LINE_KINDS), income: amountOf(code), spending: amountOf(code) }),
          { maxLength: 4 },
        ),
      }),
    ),
  },
  GET_RECEIPT_LINK: {
    request: fc.record({ transactionId: identifier }),
    response: fc.record({ code: words, address: words }),
  },
  GET_PAYMENT_ORDER_FILE: { request: fc.record({ transactionId: identifier }), response: file },
  SET_OPERATION_NOTE: {
    request: fc.record({
      transactionId: identifier,
      note: typedWords.map((note) => [...note].slice(0, 40).join('').trim()),
    }),
    response: transaction,
  },
  GET_TRANSACTION_BY_ID: { request: fc.record({ transactionId: identifier }), response: transaction },
};
