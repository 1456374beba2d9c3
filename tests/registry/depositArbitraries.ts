import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { WholeCode } from '../../src/application/operations/directoryCatalogue';
import type { depositOperations } from '../../src/application/operations/deposits';
import { CONTRACT_STATUSES, DEPOSIT_TYPES, INTEREST_PAYOUTS } from '../../src/domain/deposit/Deposit';
import type { Deposit } from '../../src/domain/deposit/Deposit';
import {
  accountNumber,
  amountOf,
  currency,
  day,
  identifier,
  maybe,
  operationId,
  positiveAmountOf,
  typedWords,
  version,
  words,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

const status = fc.constantFrom(...CONTRACT_STATUSES);
const rate = fc.integer({ min: 0, max: 99_999 });

const deposit: fc.Arbitrary<Deposit> = currency.chain((code) =>
  fc.record({
    id: identifier,
    type: fc.constantFrom(...DEPOSIT_TYPES),
    status,
    contractNumber: words,
    name: words,
    accountNumber,
    openedOn: day,
    maturesOn: day,
    termMonths: fc.nat(),
    contractAmount: amountOf(code),
    balance: amountOf(code),
    rate,
    earlyRate: rate,
    payout: fc.constantFrom(...INTEREST_PAYOUTS),
    capitalized: fc.boolean(),
    payoutAccountNumber: accountNumber,
    accrued: amountOf(code),
    accruedOn: day,
    accruedBefore: amountOf(code),
    paid: amountOf(code),
    closing: maybe(fc.record({ transactionId: identifier, doneBy: day, credited: amountOf(code) })),
    prolongs: fc.boolean(),
    child: maybe(fc.record({ fullName: words, bornOn: day })),
    dataVersion: version,
  }),
);

/** Arbitrary requests and responses of the deposit operations. */
export const carriedByDeposits: {
  readonly [Code in Exclude<keyof typeof depositOperations, WholeCode>]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_DEPOSITS_V2: { request: fc.record({ status }), response: fc.array(deposit, { maxLength: 5 }) },
  GET_DEPOSIT_BY_ID: { request: fc.record({ depositId: identifier }), response: deposit },
  CHANGE_DEPOSIT_NAME: {
    request: fc.record({ depositId: identifier, name: typedWords.map((text) => text.slice(0, 40).trim()) }),
    response: deposit,
  },
  MAKE_DEPOSIT: {
    request: currency.chain((code) =>
      fc.record({ operationId, debitAccountId: identifier, depositId: identifier, amount: positiveAmountOf(code) }),
    ),
    response: preview,
  },
};
