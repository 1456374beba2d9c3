import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { walletOperations } from '../../src/application/operations/wallets';
import { WALLET_MOVEMENT_KINDS, WALLET_STATUSES } from '../../src/domain/wallet/Wallet';
import {
  amountOf,
  currency,
  identifier,
  instant,
  localized,
  maybe,
  nothing,
  operationId,
  waitingChange,
  words,
} from './basicArbitraries';

const number = fc.stringMatching(/^[1-9]\d{8}$/).map((digits) => `+996${digits}`);
const topicId = fc.stringMatching(/^[a-z]{1,20}$/);
const reference = fc.record({ walletId: identifier });
const amount = currency.chain(amountOf);

/** Arbitrary requests and responses of the wallet operations. */
export const carriedByWallets: {
  readonly [Code in keyof typeof walletOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_WALLETS: {
    request: nothing,
    response: fc.array(
      fc.record({
        id: identifier,
        number,
        status: fc.constantFrom(...WALLET_STATUSES),
        balance: maybe(fc.record({ amount, at: instant, isCurrent: fc.boolean() })),
        since: instant,
      }),
      { maxLength: 4 },
    ),
  },
  GET_WALLET_HISTORY: {
    request: reference,
    response: fc.array(
      fc.record({
        id: identifier,
        madeAt: instant,
        kind: fc.constantFrom(...WALLET_MOVEMENT_KINDS),
        amount,
        counterparty: words,
      }),
      { maxLength: 4 },
    ),
  },
  BIND_ELSOM_WALLET_BY_PHONE_NUMBER: { request: fc.record({ operationId, number }), response: waitingChange },
  UNBIND_ELSOM_WALLET_BY_ID: { request: reference, response: reference },
  GET_ELSOM_WALLETS_BY_INN: {
    request: nothing,
    response: fc.array(fc.record({ number, isBound: fc.boolean() }), { maxLength: 4 }),
  },
  CHECK_ELSOM_WALLET_EXISTS: { request: fc.record({ number }), response: fc.record({ exists: fc.boolean() }) },
  GET_ELSOM_REGISTRATION_TOPICS: {
    request: nothing,
    response: fc.array(fc.record({ id: topicId, name: localized }), { maxLength: 4 }),
  },
  REGISTRATE_ELSOM_WALLET: { request: fc.record({ operationId, number, topicId }), response: waitingChange },
};
