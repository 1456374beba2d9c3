import * as z from 'zod/mini';

import type {
  AccountStatementRequest,
  DepositStatementRequest,
  ReceiptQuestion,
  statementOperations,
  StatementEntriesPage,
  StatementEntriesQuery,
  StatementQuestion,
} from '../../application/operations/statements';
import type { ReceiptProof } from '../../domain/history/ReceiptProof';
import { TRANSACTION_STATUSES } from '../../domain/history/Transaction';
import { ENTRY_KINDS, STATEMENT_FORMATS, STATEMENT_PRODUCTS } from '../../domain/statement/Statement';
import type { Statement, StatementEntry, StatementProof } from '../../domain/statement/Statement';
import { writtenCode } from '../../domain/statement/verificationCode';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  localizedText,
  wholeNumber,
} from './codecs';
import { downloadedFile, fileUuid } from './files';

const requested = z.codec(
  z.strictObject({ accountId: identifier, dateFrom: bankDay, dateTo: bankDay }),
  z.custom<AccountStatementRequest>(),
  {
    decode: ({ accountId, dateFrom, dateTo }) => ({ accountId, from: dateFrom, to: dateTo }),
    encode: ({ accountId, from, to }) => ({ accountId, dateFrom: from, dateTo: to }),
  },
);

const depositRequest = z.codec(
  z.strictObject({ depositId: identifier, dateFrom: bankDay, dateTo: bankDay }),
  z.custom<DepositStatementRequest>(),
  {
    decode: ({ depositId, dateFrom, dateTo }) => ({ depositId, from: dateFrom, to: dateTo }),
    encode: ({ depositId, from, to }) => ({ depositId, dateFrom: from, dateTo: to }),
  },
);

/** A statement on the wire, by the names of the specification where it has them. */
export const statement = z.codec(
  z.object({
    statementId: fileUuid,
    product: z.enum(STATEMENT_PRODUCTS),
    accountNo: z.string(),
    ccy: currency,
    client: localizedText,
    dateFrom: bankDay,
    dateTo: bankDay,
    incomingBalance: amountText,
    income: amountText,
    expense: amountText,
    outgoingBalance: amountText,
    entryCount: z.int(),
    code: z.string(),
    created: instant,
  }),
  z.custom<Statement>(),
  {
    decode: (wire) => ({
      id: wire.statementId,
      product: wire.product,
      accountNumber: wire.accountNo,
      currency: wire.ccy,
      owner: wire.client,
      from: wire.dateFrom,
      to: wire.dateTo,
      opening: decodeAmount(wire.incomingBalance, wire.ccy),
      credited: decodeAmount(wire.income, wire.ccy),
      debited: decodeAmount(wire.expense, wire.ccy),
      closing: decodeAmount(wire.outgoingBalance, wire.ccy),
      entryCount: wire.entryCount,
      code: wire.code,
      madeAt: wire.created,
    }),
    encode: (domain) => ({
      statementId: domain.id,
      product: domain.product,
      accountNo: domain.accountNumber,
      ccy: domain.currency,
      client: domain.owner,
      dateFrom: domain.from,
      dateTo: domain.to,
      incomingBalance: encodeAmount(domain.opening),
      income: encodeAmount(domain.credited),
      expense: encodeAmount(domain.debited),
      outgoingBalance: encodeAmount(domain.closing),
      entryCount: domain.entryCount,
      code: domain.code,
      created: domain.madeAt,
    }),
  },
);

const entry = z.codec(
  z.object({
    version: wholeNumber,
    reference: z.string(),
    created: instant,
    ccy: currency,
    amount: amountText,
    balanceAfterOperation: amountText,
    txnCode: z.string(),
    kind: z.enum(ENTRY_KINDS),
    payment: z.optional(z.object({ number: z.string(), day: bankDay, reference: z.string() })),
    counterpartyName: z.string(),
    counterpartyAccountNo: z.string(),
    counterpartyInn: z.string(),
    counterpartyBic: z.string(),
    counterpartyBank: z.string(),
    purpose: z.string(),
    documentNumber: z.string(),
  }),
  z.custom<StatementEntry>(),
  {
    decode: ({ created, ccy, amount, balanceAfterOperation, counterpartyAccountNo, ...same }) => ({
      ...same,
      bookedAt: created,
      amount: decodeAmount(amount, ccy),
      balanceAfter: decodeAmount(balanceAfterOperation, ccy),
      counterpartyAccount: counterpartyAccountNo,
    }),
    encode: ({ bookedAt, amount, balanceAfter, counterpartyAccount, ...same }) => ({
      ...same,
      created: bookedAt,
      ccy: amount.currency,
      amount: encodeAmount(amount),
      balanceAfterOperation: encodeAmount(balanceAfter),
      counterpartyAccountNo: counterpartyAccount,
    }),
  },
);

const entriesQuery = z.codec(
  z.strictObject({
    statementId: fileUuid,
    after: z.optional(wholeNumber),
    limit: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  }),
  z.custom<StatementEntriesQuery>(),
  {
    decode: ({ statementId, after, limit }) => ({ statementId, after, limit }),
    encode: ({ statementId, after, limit }) => ({ statementId, after, limit }),
  },
);

const entriesPage = z.codec(
  z.object({ entries: z.array(entry), next: z.optional(wholeNumber) }),
  z.custom<StatementEntriesPage>(),
  {
    decode: ({ entries, next }) => ({ entries, next }),
    encode: ({ entries, next }) => ({ entries: [...entries], next }),
  },
);

/** A code as people copy it: with or without its dashes, in letters of either size. */
const MAX_WRITTEN_CODE_LENGTH = 40;

const codeText = z.string().check(
  z.maxLength(MAX_WRITTEN_CODE_LENGTH),
  z.refine((text) => writtenCode(text) !== undefined),
);

const question = z.codec(
  z
    .strictObject({
      code: z.optional(codeText),
      fileDigest: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    })
    .check(
      z.refine(({ code, fileDigest }) => (code === undefined) !== (fileDigest === undefined), {
        error: 'one of the two',
        path: ['code'],
      }),
    ),
  z.custom<StatementQuestion>(),
  {
    decode: ({ code, fileDigest }) =>
      fileDigest === undefined ? { code: writtenCode(code ?? '') ?? '' } : { fileDigest },
    encode: (domain) => domain,
  },
);

const proof = z.codec(
  z.object({
    accountNo: z.string(),
    client: z.string(),
    dateFrom: bankDay,
    dateTo: bankDay,
    ccy: currency,
    incomingBalance: amountText,
    outgoingBalance: amountText,
    entryCount: z.int(),
    created: instant,
    format: z.optional(z.enum(STATEMENT_FORMATS)),
  }),
  z.custom<StatementProof>(),
  {
    decode: (wire) => ({
      maskedAccount: wire.accountNo,
      maskedOwner: wire.client,
      from: wire.dateFrom,
      to: wire.dateTo,
      opening: decodeAmount(wire.incomingBalance, wire.ccy),
      closing: decodeAmount(wire.outgoingBalance, wire.ccy),
      entryCount: wire.entryCount,
      madeAt: wire.created,
      format: wire.format,
    }),
    encode: (domain) => ({
      accountNo: domain.maskedAccount,
      client: domain.maskedOwner,
      dateFrom: domain.from,
      dateTo: domain.to,
      ccy: domain.opening.currency,
      incomingBalance: encodeAmount(domain.opening),
      outgoingBalance: encodeAmount(domain.closing),
      entryCount: domain.entryCount,
      created: domain.madeAt,
      format: domain.format,
    }),
  },
);

/** Codec of a verification code printed on a paper. */
export const receiptQuestion = z.codec(z.strictObject({ code: codeText }), z.custom<ReceiptQuestion>(), {
  decode: ({ code }) => ({ code: writtenCode(code) ?? '' }),
  encode: (domain) => domain,
});

/** Amounts may be unknown where the payment came from elsewhere; their currency then is too. */
const receiptProof = z.codec(
  z.object({
    id: z.string(),
    txnCode: z.string(),
    txnStatusExternal: z.enum(TRANSACTION_STATUSES),
    transactionCreated: instant,
    ccy: z.optional(currency),
    amount: z.optional(amountText),
    accountDebitNo: z.string(),
    accountCreditNo: z.string(),
    senderName: z.string(),
    recipientName: z.string(),
    returned: z.boolean(),
  }),
  z.custom<ReceiptProof>(),
  {
    decode: ({ ccy, amount, ...wire }) => ({
      number: wire.id,
      txnCode: wire.txnCode,
      status: wire.txnStatusExternal,
      createdAt: wire.transactionCreated,
      amount: ccy === undefined || amount === undefined ? undefined : decodeAmount(amount, ccy),
      maskedDebit: wire.accountDebitNo,
      maskedCredit: wire.accountCreditNo,
      maskedSender: wire.senderName,
      maskedRecipient: wire.recipientName,
      returned: wire.returned,
    }),
    encode: ({ amount, ...domain }) => ({
      id: domain.number,
      txnCode: domain.txnCode,
      txnStatusExternal: domain.status,
      transactionCreated: domain.createdAt,
      ccy: amount?.currency,
      amount: amount && encodeAmount(amount),
      accountDebitNo: domain.maskedDebit,
      accountCreditNo: domain.maskedCredit,
      senderName: domain.maskedSender,
      recipientName: domain.maskedRecipient,
      returned: domain.returned,
    }),
  },
);

export const statementFileRequest = z.strictObject({ statementId: fileUuid, format: z.enum(STATEMENT_FORMATS) });

export const statementAdapters = {
  GENERATE_ACCOUNT_STATEMENT: { request: requested, response: statement },
  GENERATE_DEPOSIT_STATEMENT: { request: depositRequest, response: statement },
  GET_STATEMENT_ENTRIES: { request: entriesQuery, response: entriesPage },
  GET_STATEMENT_FILE: { request: statementFileRequest, response: downloadedFile },
  GET_DEPOSIT_STATEMENT_FILE: { request: statementFileRequest, response: downloadedFile },
  VERIFY_STATEMENT: { request: question, response: proof },
  VERIFY_RECEIPT: { request: receiptQuestion, response: receiptProof },
} satisfies AdaptersFor<typeof statementOperations>;
