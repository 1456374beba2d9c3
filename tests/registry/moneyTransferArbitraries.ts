import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { moneyTransferOperations } from '../../src/application/operations/moneyTransfers';
import type { MoneyTransferPrice } from '../../src/domain/directory/MoneyTransferSystems';
import {
  amountOf,
  currency,
  identifier,
  localized,
  maybe,
  operationId,
  positiveAmountOf,
  version,
  words,
  directoryQuery,
  edition,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

const namePart = fc.stringMatching(/^[A-Z][a-z'-]{0,30}$/);
const missing = fc.oneof(fc.constant(''), namePart);
const person = fc.record({ lastName: namePart, firstName: namePart, middleName: missing });

const price: fc.Arbitrary<MoneyTransferPrice> = currency.chain((code) =>
  fc.record({
    minimum: amountOf(code),
    maximum: amountOf(code),
    fee: fc.record({ basisPoints: version, minimum: amountOf(code), maximum: maybe(amountOf(code)) }),
  }),
);

const system = fc.record({
  id: identifier,
  name: words,
  codeDigits: fc.nat(),
  payoutDays: fc.nat(),
  prices: fc.array(price, { maxLength: 3 }),
  countries: fc.array(fc.record({ code: words, name: localized, currencies: fc.array(currency, { maxLength: 3 }) }), {
    maxLength: 3,
  }),
});

/** Arbitrary requests and responses of transfers by money-transfer systems. */
export const carriedByMoneyTransfers: {
  readonly [Code in keyof typeof moneyTransferOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_MONEY_TRANSFER_SYSTEMS: {
    request: directoryQuery,
    response: edition(fc.array(system, { maxLength: 3 })),
  },
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
