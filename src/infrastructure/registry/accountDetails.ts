import * as z from 'zod/mini';

import type {
  accountDetailOperations,
  AccountRenaming,
  MoneyFlowQuery,
  OperationNote,
} from '../../application/operations/accountDetails';
import { MAX_ACCOUNT_NAME_LENGTH } from '../../domain/account/accountName';
import { MAX_MONTHS } from '../../domain/account/MoneyFlow';
import type { MoneyFlow } from '../../domain/account/MoneyFlow';
import type { Requisites } from '../../domain/account/Requisites';
import { MAX_OPERATION_NOTE_LENGTH } from '../../domain/history/operationNote';
import { LINE_KINDS } from '../../domain/history/classify';
import { account, transactionById } from './accounts';
import type { AdaptersFor } from './adapter';
import { amountText, bankDay, currency, decodeAmount, encodeAmount, identifier, line, localizedText } from './codecs';
import { downloadedFile } from './files';
import { transaction } from './transactions';

const byId = z.strictObject({ accountId: identifier });

const renaming = z.codec(
  z.strictObject({
    accountId: identifier,
    newAccountName: line(MAX_ACCOUNT_NAME_LENGTH),
  }),
  z.custom<AccountRenaming>(),
  {
    decode: (wire) => ({ accountId: wire.accountId, name: wire.newAccountName }),
    encode: (domain) => ({ accountId: domain.accountId, newAccountName: domain.name }),
  },
);

const noteRequest = z.codec(
  z.strictObject({
    txnId: identifier,
    note: line(MAX_OPERATION_NOTE_LENGTH),
  }),
  z.custom<OperationNote>(),
  {
    decode: (wire) => ({ transactionId: wire.txnId, note: wire.note }),
    encode: (domain) => ({ txnId: domain.transactionId, note: domain.note }),
  },
);

const requisites = z.codec(
  z.object({
    recipientName: z.string(),
    inn: z.string(),
    accountNo: z.string(),
    ccy: currency,
    bankName: localizedText,
    bankAddress: localizedText,
    bic: z.string(),
    swiftCode: z.string(),
  }),
  z.custom<Requisites>(),
  {
    decode: ({ recipientName, accountNo, ccy, ...rest }) => ({
      recipient: recipientName,
      accountNumber: accountNo,
      currency: ccy,
      ...rest,
    }),
    encode: ({ recipient, accountNumber, currency: ccy, ...rest }) => ({
      recipientName: recipient,
      accountNo: accountNumber,
      ccy,
      ...rest,
    }),
  },
);

const flowQuery = z.strictObject({
  accountId: identifier,
  months: z.int().check(z.gte(1), z.lte(MAX_MONTHS)),
}) satisfies z.ZodMiniType<MoneyFlowQuery>;

const moneyFlow = z.codec(
  z.object({
    dateFrom: bankDay,
    dateTo: bankDay,
    ccy: currency,
    openingBalance: amountText,
    balances: z.array(z.object({ date: bankDay, balance: amountText })),
    flows: z.array(
      z.object({
        month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
        kind: z.enum(LINE_KINDS),
        income: amountText,
        expense: amountText,
      }),
    ),
  }),
  z.custom<MoneyFlow>(),
  {
    decode: (wire) => ({
      from: wire.dateFrom,
      to: wire.dateTo,
      opening: decodeAmount(wire.openingBalance, wire.ccy),
      changes: wire.balances.map(({ date, balance }) => ({ day: date, balance: decodeAmount(balance, wire.ccy) })),
      kinds: wire.flows.map(({ month, kind, income, expense }) => ({
        month,
        kind,
        income: decodeAmount(income, wire.ccy),
        spending: decodeAmount(expense, wire.ccy),
      })),
    }),
    encode: (domain) => ({
      dateFrom: domain.from,
      dateTo: domain.to,
      ccy: domain.opening.currency,
      openingBalance: encodeAmount(domain.opening),
      balances: domain.changes.map(({ day, balance }) => ({ date: day, balance: encodeAmount(balance) })),
      flows: domain.kinds.map(({ month, kind, income, spending }) => ({
        month,
        kind,
        income: encodeAmount(income),
        expense: encodeAmount(spending),
      })),
    }),
  },
);

export const accountDetailAdapters = {
  CHANGE_ACCOUNT_NAME: { request: renaming, response: account },
  UNDORMANT_ACCOUNT: { request: byId, response: account },
  GET_REQUISITES: { request: byId, response: requisites },
  GET_REQUISITES_FILE: { request: byId, response: downloadedFile },
  GET_ACCOUNT_FLOW: { request: flowQuery, response: moneyFlow },
  GET_RECEIPT_LINK: { request: transactionById, response: z.object({ code: z.string(), address: z.string() }) },
  GET_PAYMENT_ORDER_FILE: { request: transactionById, response: downloadedFile },
  SET_OPERATION_NOTE: { request: noteRequest, response: transaction },
  GET_TRANSACTION_BY_ID: { request: transactionById, response: transaction },
} satisfies AdaptersFor<typeof accountDetailOperations>;
