import * as z from 'zod/mini';

import type {
  accountOperations,
  OperationReference,
  TransactionHistoryPage,
  TransactionHistoryQuery,
} from '../../application/operations/accounts';
import { CLASS_GROUP_TYPES } from '../../domain/account/Account';
import type { Account } from '../../domain/account/Account';
import { MAX_SOUGHT_LENGTH } from '../../domain/history/soughtText';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import { OTP_TYPES } from '../../domain/user/ProfileChange';
import type { AdaptersFor } from './adapter';
import { exchangeDeal } from './exchangeDeals';
import { qrStatement, qrStatementQuery } from './qrStatement';
import { cursor, rowsOnPage, transaction } from './transactions';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  nothing,
  operationId,
  text,
  wholeNumber,
} from './codecs';
import { downloadedFile } from './files';

const accountWire = z.object({
  id: identifier,
  accountNo: z.string(),
  accountName: z.string(),
  accountClass: z.string(),
  accountClassGroupId: z.string(),
  accountClassGroupType: z.enum(CLASS_GROUP_TYPES),
  ccy: currency,
  dataVersion: wholeNumber,
  acyWithdrawableBalance: amountText,
  acyBlockedAmt: amountText,
  acStatNoDr: z.boolean(),
  acStatNoCr: z.boolean(),
  acStatFrozen: z.boolean(),
  acStatDormant: z.boolean(),
  isAvailableForOperations: z.boolean(),
});

export const account = z.codec(accountWire, z.custom<Account>(), {
  decode: (wire) => ({
    id: wire.id,
    number: wire.accountNo,
    name: wire.accountName,
    accountClass: wire.accountClass,
    classGroupId: wire.accountClassGroupId,
    classGroupType: wire.accountClassGroupType,
    currency: wire.ccy,
    available: decodeAmount(wire.acyWithdrawableBalance, wire.ccy),
    blocked: decodeAmount(wire.acyBlockedAmt, wire.ccy),
    debitStopped: wire.acStatNoDr,
    creditStopped: wire.acStatNoCr,
    frozen: wire.acStatFrozen,
    dormant: wire.acStatDormant,
    availableForOperations: wire.isAvailableForOperations,
    dataVersion: wire.dataVersion,
  }),
  encode: (domain) => ({
    id: domain.id,
    accountNo: domain.number,
    accountName: domain.name,
    accountClass: domain.accountClass,
    accountClassGroupId: domain.classGroupId,
    accountClassGroupType: domain.classGroupType,
    ccy: domain.currency,
    dataVersion: domain.dataVersion,
    acyWithdrawableBalance: encodeAmount(domain.available),
    acyBlockedAmt: encodeAmount(domain.blocked),
    acStatNoDr: domain.debitStopped,
    acStatNoCr: domain.creditStopped,
    acStatFrozen: domain.frozen,
    acStatDormant: domain.dormant,
    isAvailableForOperations: domain.availableForOperations,
  }),
});

/** A text an operation is searched by: one line with a letter or a figure in it. */
const soughtText = text(MAX_SOUGHT_LENGTH).check(z.regex(/^[^\n]*[\p{L}\p{N}][^\n]*$/u));

const historyQuery = z.codec(
  z.strictObject({
    txnId: z.optional(identifier),
    dateFrom: z.optional(bankDay),
    dateTo: z.optional(bankDay),
    filters: z.optional(
      z.strictObject({
        operationId: z.optional(operationId),
        accountId: z.optional(identifier),
        text: z.optional(soughtText),
        cursor: z.optional(cursor),
        limit: z.optional(rowsOnPage),
      }),
    ),
  }),
  z.custom<TransactionHistoryQuery>(),
  {
    decode: (wire) => ({
      transactionId: wire.txnId,
      from: wire.dateFrom,
      to: wire.dateTo,
      operationId: wire.filters?.operationId,
      accountId: wire.filters?.accountId,
      text: wire.filters?.text,
      cursor: wire.filters?.cursor,
      limit: wire.filters?.limit,
    }),
    encode: (domain) => ({
      txnId: domain.transactionId,
      dateFrom: domain.from,
      dateTo: domain.to,
      filters: {
        operationId: domain.operationId,
        accountId: domain.accountId,
        text: domain.text,
        cursor: domain.cursor,
        limit: domain.limit,
      },
    }),
  },
);

const historyPage = z.codec(
  z.object({ transactions: z.array(transaction), next: z.optional(z.string()) }),
  z.custom<TransactionHistoryPage>(),
  {
    decode: (wire) => ({ transactions: wire.transactions, next: wire.next }),
    encode: (domain) => ({ transactions: [...domain.transactions], next: domain.next }),
  },
);

export const transactionById = z.codec(
  z.strictObject({ txnId: identifier }),
  z.custom<{ readonly transactionId: string }>(),
  {
    decode: (wire) => ({ transactionId: wire.txnId }),
    encode: (domain) => ({ txnId: domain.transactionId }),
  },
);

export const operationReference = z.strictObject({ operationId }) satisfies z.ZodMiniType<OperationReference>;

export const codeSent = z.codec(
  z.object({
    otpType: z.enum(OTP_TYPES),
    islastsmstry: z.boolean(),
    sendsLeft: z.int().check(z.nonnegative()),
    phoneNumber: z.string(),
    expiresAt: instant,
    resendAfterSeconds: z.int(),
  }),
  z.custom<CodeSent>(),
  {
    decode: (wire) => ({
      otpType: wire.otpType,
      isLastSmsTry: wire.islastsmstry,
      sendsLeft: wire.sendsLeft,
      phone: wire.phoneNumber,
      expiresAt: wire.expiresAt,
      resendAfterSeconds: wire.resendAfterSeconds,
    }),
    encode: (domain) => ({
      otpType: domain.otpType,
      islastsmstry: domain.isLastSmsTry,
      sendsLeft: domain.sendsLeft,
      phoneNumber: domain.phone,
      expiresAt: domain.expiresAt,
      resendAfterSeconds: domain.resendAfterSeconds,
    }),
  },
);

export const accountAdapters = {
  GET_ACCOUNTS_V2: {
    request: z.codec(
      z.strictObject({ recordStat: z._default(z.enum(['O', 'C']), 'O') }),
      z.custom<{ readonly recordStatus: 'O' | 'C' }>(),
      {
        decode: (wire) => ({ recordStatus: wire.recordStat }),
        encode: (domain) => ({ recordStat: domain.recordStatus }),
      },
    ),
    response: z.array(account),
  },
  GET_ACCOUNT_BY_ID: {
    request: z.strictObject({ accountId: identifier }),
    response: account,
  },
  GET_TRANSACTION_HISTORY_V2: {
    request: historyQuery,
    response: historyPage,
  },
  GET_TRANSACTION_BY_ID_V2: {
    request: transactionById,
    response: transaction,
  },
  TRANSACTION_DELETE_BY_ID: {
    request: transactionById,
    response: transaction,
  },
  GET_TRANSACTION_RECEIPT_FILE: {
    request: transactionById,
    response: downloadedFile,
  },
  GET_QR_STATEMENT_HISTORY: {
    request: qrStatementQuery,
    response: qrStatement,
  },
  GET_EXCHANGE_DEALS: {
    request: nothing,
    response: z.array(exchangeDeal),
  },
  RETRY_SEND_OTP: {
    request: operationReference,
    response: codeSent,
  },
} satisfies AdaptersFor<typeof accountOperations>;
