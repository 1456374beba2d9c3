import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { overdraftOperations } from '../../src/application/operations/overdrafts';
import { OVERDRAFT_REFUSALS, OVERDRAFT_STATUSES } from '../../src/domain/account/Overdraft';
import { amountOf, identifier, instant, maybe, operationId, positiveAmountOf, waitingChange } from './basicArbitraries';

const terms = { rate: fc.nat({ max: 9_999 }), termMonths: fc.integer({ min: 1, max: 120 }) };

/** Arbitrary requests and responses of the overdraft operations; overdrafts are in soms. */
export const carriedByOverdrafts: {
  readonly [Code in keyof typeof overdraftOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_OVERDRAFT_OFFER: {
    request: fc.record({ accountId: identifier }),
    response: fc.record({
      offer: maybe(fc.record({ lowest: amountOf('KGS'), highest: amountOf('KGS'), income: amountOf('KGS'), ...terms })),
      failureCode: maybe(fc.constantFrom(...OVERDRAFT_REFUSALS)),
      request: maybe(
        fc.record({
          limit: amountOf('KGS'),
          ...terms,
          status: fc.constantFrom(...OVERDRAFT_STATUSES),
          askedAt: instant,
          decidedAt: maybe(instant),
        }),
      ),
    }),
  },
  GET_OVERDRAFT: {
    request: fc.record({ operationId, accountId: identifier, limit: positiveAmountOf('KGS') }),
    response: waitingChange,
  },
};
