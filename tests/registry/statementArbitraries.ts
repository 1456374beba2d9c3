import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { statementOperations } from '../../src/application/operations/statements';
import type { ReceiptProof } from '../../src/domain/history/ReceiptProof';
import { TRANSACTION_STATUSES } from '../../src/domain/history/Transaction';
import { ENTRY_KINDS, STATEMENT_FORMATS, STATEMENT_PRODUCTS } from '../../src/domain/statement/Statement';
import type { Statement, StatementEntry, StatementProof } from '../../src/domain/statement/Statement';
import { verificationCodeOf } from '../../src/domain/statement/verificationCode';
import {
  accountNumber,
  amountOf,
  currency,
  day,
  identifier,
  instant,
  localized,
  maybe,
  version,
  words,
} from './basicArbitraries';

const format = fc.constantFrom(...STATEMENT_FORMATS);
const statementId = fc.uuid();
const code = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(verificationCodeOf);

const statement: fc.Arbitrary<Statement> = currency.chain((ccy) =>
  fc.record({
    id: statementId,
    number: fc.nat(),
    product: fc.constantFrom(...STATEMENT_PRODUCTS),
    accountNumber,
    currency: fc.constant(ccy),
    owner: localized,
    from: day,
    to: day,
    opening: amountOf(ccy),
    credited: amountOf(ccy),
    debited: amountOf(ccy),
    tax: amountOf(ccy),
    closing: amountOf(ccy),
    entryCount: fc.nat(),
    code,
    madeAt: instant,
  }),
);

const entry: fc.Arbitrary<StatementEntry> = currency.chain((ccy) =>
  fc.record({
    version,
    reference: identifier,
    bookedAt: instant,
    amount: amountOf(ccy),
    balanceAfter: amountOf(ccy),
    tax: amountOf(ccy),
    txnCode: words,
    kind: fc.constantFrom(...ENTRY_KINDS),
    payment: maybe(fc.record({ number: words, day, reference: identifier })),
    counterpartyName: words,
    counterpartyAccount: words,
    counterpartyInn: words,
    counterpartyBic: words,
    counterpartyBank: words,
    purpose: words,
    documentNumber: words,
  }),
);

const proof: fc.Arbitrary<StatementProof> = currency.chain((ccy) =>
  fc.record({
    maskedAccount: words,
    maskedOwner: words,
    from: day,
    to: day,
    opening: amountOf(ccy),
    closing: amountOf(ccy),
    entryCount: fc.nat(),
    madeAt: instant,
    format: maybe(format),
  }),
);

const receiptProof: fc.Arbitrary<ReceiptProof> = currency.chain((ccy) =>
  fc.record({
    number: identifier,
    txnCode: words,
    status: fc.constantFrom(...TRANSACTION_STATUSES),
    createdAt: instant,
    amount: maybe(amountOf(ccy)),
    maskedDebit: words,
    maskedCredit: words,
    maskedSender: words,
    maskedRecipient: words,
    returned: fc.boolean(),
  }),
);

/** A file the bank gives out. */
export const file = fc.record({
  name: words,
  contentType: words,
  bytes: fc.uint8Array({ maxLength: 100 }).map((some) => new Uint8Array(some)),
});

/** Arbitrary requests and responses of the statement operations. */
export const carriedByStatements: {
  readonly [Code in keyof typeof statementOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GENERATE_ACCOUNT_STATEMENT: {
    request: fc.record({ accountId: identifier, from: day, to: day }),
    response: statement,
  },
  GENERATE_DEPOSIT_STATEMENT: {
    request: fc.record({ depositId: identifier, from: day, to: day }),
    response: statement,
  },
  GET_STATEMENT_ENTRIES: {
    request: fc.record({ statementId, after: maybe(version), limit: maybe(fc.integer({ min: 1, max: 1000 })) }),
    response: fc.record({ entries: fc.array(entry, { maxLength: 5 }), next: maybe(version) }),
  },
  GET_STATEMENT_FILE: { request: fc.record({ statementId, format }), response: file },
  GET_DEPOSIT_STATEMENT_FILE: { request: fc.record({ statementId, format }), response: file },
  GET_MEMORIAL_ORDER_FILE: { request: fc.record({ transactionId: identifier }), response: file },
  VERIFY_STATEMENT: {
    request: fc.oneof(fc.record({ code }), fc.record({ fileDigest: fc.stringMatching(/^[0-9a-f]{64}$/) })),
    response: proof,
  },
  VERIFY_RECEIPT: { request: fc.record({ code }), response: receiptProof },
};
