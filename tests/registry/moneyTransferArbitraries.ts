import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { WholeCode } from '../../src/application/operations/directoryCatalogue';
import type { moneyTransferOperations } from '../../src/application/operations/moneyTransfers';
import { currency, identifier, operationId, positiveAmountOf } from './basicArbitraries';
import { preview } from './transferArbitraries';

const namePart = fc.stringMatching(/^[A-Z][a-z'-]{0,30}$/);
const missing = fc.oneof(fc.constant(''), namePart);
const person = fc.record({ lastName: namePart, firstName: namePart, middleName: missing });

/** Arbitrary requests and responses of transfers by money-transfer systems. */
export const carriedByMoneyTransfers: {
  readonly [Code in Exclude<keyof typeof moneyTransferOperations, WholeCode>]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MAKE_MONEY_TRANSFER: {
    request: currency.chain((code) =>
      fc.oneof(
        fc.record({
          direction: fc.constant('send' as const),
          operationId,
          systemId: identifier,
          debitAccountId: identifier,
          country: fc.stringMatching(/^[A-Z]{2}$/),
          recipient: person,
          recipientPhone: fc.oneof(fc.constant(''), fc.stringMatching(/^\+[1-9]\d{8,14}$/)),
          amount: positiveAmountOf(code),
        }),
        fc.record({
          direction: fc.constant('receive' as const),
          operationId,
          systemId: identifier,
          creditAccountId: identifier,
          transferCode: fc.stringMatching(/^\d{10,20}$/),
          sender: person,
          amount: positiveAmountOf(code),
        }),
      ),
    ),
    response: preview,
  },
};
