import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { cardOperations } from '../../src/application/operations/cards';
import { CARD_STATUSES } from '../../src/domain/card/Card';
import type { Card } from '../../src/domain/card/Card';
import { CARD_SCHEMES } from '../../src/domain/card/cardScheme';
import { amountOf, currency, day, identifier, version } from './basicArbitraries';

const status = fc.constantFrom(...CARD_STATUSES);

const card: fc.Arbitrary<Card> = currency.chain((code) =>
  fc.record({
    id: identifier,
    accountId: identifier,
    scheme: fc.constantFrom(...CARD_SCHEMES),
    maskedNumber: fc.stringMatching(/^\d{6}\*{6}\d{4}$/),
    maskedAccountNumber: fc.stringMatching(/^\*\d{4}$/),
    expiresOn: day,
    customStatus: status,
    ipcStatus: status,
    isSupplementary: fc.boolean(),
    orderValue: fc.nat(),
    available: amountOf(code),
    dataVersion: version,
  }),
);

/** What the operations of cards may carry. */
export const carriedByCards: {
  readonly [Code in keyof typeof cardOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_CARDS_V2: {
    request: fc.record({ statuses: fc.subarray([...CARD_STATUSES], { minLength: 1 }) }),
    response: fc.array(card, { maxLength: 5 }),
  },
  GET_CARD_BY_ID: { request: fc.record({ cardId: identifier }), response: card },
  GET_CARD_ACCOUNT_BALANCE: {
    request: fc.record({ accountIds: fc.array(identifier, { minLength: 1, maxLength: 5 }) }),
    response: fc.array(
      currency.chain((code) => fc.record({ accountId: identifier, available: amountOf(code), dataVersion: version })),
      { maxLength: 5 },
    ),
  },
};
