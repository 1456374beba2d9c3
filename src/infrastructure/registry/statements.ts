import * as z from 'zod/mini';

import type {
  AccountStatementRequest,
  DepositStatementRequest,
  statementOperations,
  StatementEntriesPage,
  StatementEntriesQuery,
  StatementQuestion,
} from '../../application/operations/statements';
import { ENTRY_KINDS, STATEMENT_FORMATS, STATEMENT_PRODUCTS } from '../../domain/statement/Statement';
import type { Statement, StatementEntry, StatementProof } from '../../domain/statement/Statement';
import { writtenCode } from '../../domain/statement/verificationCode';
import { transactionById } from './accounts';
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
import { codeText, receiptProof, receiptQuestion } from './receiptProofs';

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
    number: z.int(),
    product: z.enum(STATEMENT_PRODUCTS),
    accountNo: z.string(),
    ccy: currency,
    client: localizedText,
    dateFrom: bankDay,
    dateTo: bankDay,
    incomingBalance: amountText,
    income: amountText,
    expense: amountText,
    tax: amountText,
    outgoingBalance: amountText,
    entryCount: z.int(),
    code: z.string(),
    created: instant,
  }),
  z.custom<Statement>(),
  {
    decode: (wire) => ({
      id: wire.statementId,
      number: wire.number,
      product: wire.product,
      accountNumber: wire.accountNo,
      currency: wire.ccy,
      owner: wire.client,
      from: wire.dateFrom,
      to: wire.dateTo,
      opening: decodeAmount(wire.incomingBalance, wire.ccy),
      credited: decodeAmount(wire.income, wire.ccy),
      debited: decodeAmount(wire.expense, wire.ccy),
      tax: decodeAmount(wire.tax, wire.ccy),
      closing: decodeAmount(wire.outgoingBalance, wire.ccy),
      entryCount: wire.entryCount,
      code: wire.code,
      madeAt: wire.created,
    }),
    encode: (domain) => ({
      statementId: domain.id,
      number: domain.number,
      product: domain.product,
      accountNo: domain.accountNumber,
      ccy: domain.currency,
      client: domain.owner,
      dateFrom: domain.from,
      dateTo: domain.to,
      incomingBalance: encodeAmount(domain.opening),
      income: encodeAmount(domain.credited),
      expense: encodeAmount(domain.debited),
      tax: encodeAmount(domain.tax),
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
    tax: amountText,
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
    documentDate: z.optional(bankDay),
  }),
  z.custom<StatementEntry>(),
  {
    decode: ({ created, ccy, amount, balanceAfterOperation, tax, counterpartyAccountNo, ...same }) => ({
      ...same,
      bookedAt: created,
      amount: decodeAmount(amount, ccy),
      balanceAfter: decodeAmount(balanceAfterOperation, ccy),
      tax: decodeAmount(tax, ccy),
      counterpartyAccount: counterpartyAccountNo,
    }),
    encode: ({ bookedAt, amount, balanceAfter, tax, counterpartyAccount, ...same }) => ({
      ...same,
      created: bookedAt,
      ccy: amount.currency,
      amount: encodeAmount(amount),
      balanceAfterOperation: encodeAmount(balanceAfter),
      tax: encodeAmount(tax),
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

const question = z.codec(
  z
    .strictObject({
      code: z.optional(codeText),
      fileDigest: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    })
    .check(
      z.refine(({ code, fileDigest }) => (code === undefined) !== (fileDigest === undefined), {
        error: 'must have one of code and fileDigest',
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

export const statementFileRequest = z.strictObject({ statementId: fileUuid, format: z.enum(STATEMENT_FORMATS) });

export const statementAdapters = {
  GENERATE_ACCOUNT_STATEMENT: { request: requested, response: statement },
  GENERATE_DEPOSIT_STATEMENT: { request: depositRequest, response: statement },
  GET_STATEMENT_ENTRIES: { request: entriesQuery, response: entriesPage },
  GET_STATEMENT_FILE: { request: statementFileRequest, response: downloadedFile },
  GET_DEPOSIT_STATEMENT_FILE: { request: statementFileRequest, response: downloadedFile },
  GET_MEMORIAL_ORDER_FILE: { request: transactionById, response: downloadedFile },
  VERIFY_STATEMENT: { request: question, response: proof },
  VERIFY_RECEIPT: { request: receiptQuestion, response: receiptProof },
} satisfies AdaptersFor<typeof statementOperations>;
