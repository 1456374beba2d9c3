import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { cardOperations } from '../../src/application/operations/cards';
import type { cardTransferOperations } from '../../src/application/operations/cardTransfers';
import { CARD_STATUSES } from '../../src/domain/card/Card';
import type { Card } from '../../src/domain/card/Card';
import { isCardNumber } from '../../src/domain/card/cardNumber';
import { CARD_SCHEMES } from '../../src/domain/card/cardScheme';
import { CARD_LIMIT_TYPES } from '../../src/domain/card/CardLimit';
import type { CardLimit } from '../../src/domain/card/CardLimit';
import type { Transaction } from '../../src/domain/history/Transaction';
import {
  amountOf,
  currency,
  day,
  identifier,
  instant,
  maybe,
  nothing,
  operationId,
  positiveAmountOf,
  typedWords,
  version,
  waitingChange,
  words,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

const reference = fc.record({ accountId: identifier, cardId: identifier });

const lockRequestOf = fc.record({ operationId, accountId: identifier, cardId: identifier });

const limitType = fc.constantFrom(...CARD_LIMIT_TYPES);

const limit: fc.Arbitrary<CardLimit> = currency.chain((code) =>
  fc.record({
    limitType,
    daily: amountOf(code),
    highest: amountOf(code),
    requested: maybe(fc.record({ daily: amountOf(code), madeAt: instant, dueBy: instant })),
  }),
);

const boundAlias = fc.record({
  bound: maybe(fc.record({ accountId: identifier, cardId: identifier, boundAt: instant })),
});

const status = fc.constantFrom(...CARD_STATUSES);

const card: fc.Arbitrary<Card> = currency.chain((code) =>
  fc.record({
    id: identifier,
    accountId: identifier,
    accountClass: fc.stringMatching(/^\d{4}$/),
    holder: fc.stringMatching(/^[A-Z ]{0,26}$/),
    scheme: fc.constantFrom(...CARD_SCHEMES),
    maskedNumber: fc.stringMatching(/^\d{6}\*{6}\d{4}$/),
    maskedAccountNumber: fc.stringMatching(/^\*\d{4}$/),
    expiresOn: day,
    customStatus: status,
    ipcStatus: status,
    request: maybe(
      fc.record({ kind: fc.constantFrom('block' as const, 'unblock' as const), madeAt: instant, dueBy: instant }),
    ),
    isSupplementary: fc.boolean(),
    orderValue: fc.nat(),
    available: amountOf(code),
    balanceInSoms: maybe(amountOf('KGS')),
    bonus: maybe(amountOf('KGS')),
    balanceUpdated: fc.boolean(),
    dataVersion: version,
  }),
);

/** Arbitrary requests and responses of the card operations. */
export const carriedByCards = (
  transaction: fc.Arbitrary<Transaction>,
): {
  readonly [Code in keyof typeof cardOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} => ({
  GET_CARDS_V2: {
    request: fc.record({ statuses: fc.subarray([...CARD_STATUSES], { minLength: 1 }) }),
    response: fc.array(card, { maxLength: 5 }),
  },
  GET_CARD_BY_ID: { request: fc.record({ cardId: identifier }), response: card },
  GET_CARD_ACCOUNT_BALANCE: {
    request: fc.record({ accountIds: fc.array(identifier, { minLength: 1, maxLength: 5 }) }),
    response: fc.array(
      currency.chain((code) =>
        fc.record({
          accountId: identifier,
          available: amountOf(code),
          balanceInSoms: maybe(amountOf('KGS')),
          balanceUpdated: fc.boolean(),
          dataVersion: version,
        }),
      ),
      { maxLength: 5 },
    ),
  },
  GET_CARD_MINI_STATEMENT: { request: reference, response: fc.array(transaction, { maxLength: 3 }) },
  GET_CARD_LIMITS: { request: reference, response: fc.array(limit, { maxLength: 3 }) },
  CHANGE_CARD_LIMIT: {
    request: currency.chain((code) =>
      fc.record({
        operationId,
        accountId: fc.integer({ min: 1, max: 2 ** 31 }).map(String),
        cardId: identifier,
        limitType,
        daily: positiveAmountOf(code),
      }),
    ),
    response: waitingChange,
  },
  SET_CARD_PIN_CODE: {
    request: fc.record({
      operationId,
      accountId: identifier,
      cardId: identifier,
      pin: fc.stringMatching(/^\d{4}$/),
      securityCode: fc.stringMatching(/^\d{3}$/),
    }),
    response: waitingChange,
  },
  BLOCK_CARD: { request: lockRequestOf, response: card },
  ALLOW_CARD_PIN: { request: lockRequestOf, response: waitingChange },
  UNBLOCK_CARD: { request: lockRequestOf, response: waitingChange },
  GET_BOUND_VISA_ALIAS: { request: nothing, response: boundAlias },
  GET_VISA_ALIAS_CREDENTIAL: { request: nothing, response: fc.record({ maskedPhone: words, shownName: words }) },
  BIND_CARD_TO_VISA_ALIAS: { request: reference, response: boundAlias },
  VISA_ALIAS_DELETE: { request: reference, response: boundAlias },
});

const CHECK_DIGITS = [...'0123456789'];

/** Fifteen digits and the one that checks them. */
const cardNumber = fc
  .stringMatching(/^\d{15}$/)
  .map((digits) => CHECK_DIGITS.map((check) => `${digits}${check}`).find(isCardNumber) ?? '');

const cardTransfer = currency.chain((code) =>
  fc.record({
    operationId,
    debitAccountId: identifier,
    cardNumber,
    amount: positiveAmountOf(code),
    purpose: typedWords,
  }),
);

/** Arbitrary requests and responses of the card transfers. */
export const carriedByCardTransfers: {
  readonly [Code in keyof typeof cardTransferOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MAKE_IPC_CARD_TRANSFER: { request: cardTransfer, response: preview },
  MAKE_VISA_2_VISA_OCT: { request: cardTransfer, response: preview },
  MAKE_VISA_2_VISA_AFT: {
    request: currency.chain((code) =>
      fc.record({
        operationId,
        creditAccountId: identifier,
        card: fc.record({
          number: cardNumber,
          expiry: fc.stringMatching(/^(0[1-9]|1[0-2])\/\d{2}$/),
          securityCode: fc.stringMatching(/^\d{3}$/),
        }),
        amount: positiveAmountOf(code),
      }),
    ),
    response: preview,
  },
};
