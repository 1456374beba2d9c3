import * as z from 'zod/mini';

import type { OperationSigners } from '../../domain/corporate/PaymentDocument';
import { NETWORK_NAMES } from '../../domain/operation/networks';
import { TRANSACTION_STATUSES } from '../../domain/history/Transaction';
import type { RelatedTransaction, Transaction, TransactionSide } from '../../domain/history/Transaction';
import type { Currency } from '../../domain/money/Currency';
import { money } from '../../domain/money/Money';
import { signer } from './awaitedSignatures';
import { amountText, currency, decodeAmount, encodeAmount, identifier, instant, localizedText } from './codecs';
import { historyFields, historyFieldsOf } from './historyFields';
import { operationTerms } from './operationTerms';

/** Cursor of a page of history: the id of the last line of the page before. */
export const cursor = identifier;
/** Number of lines on a page of history, 1 to 1000. */
export const rowsOnPage = z.int().check(z.gte(1), z.lte(1000));

const relatedWire = z.object({ id: identifier, number: z.string(), transactionCreated: instant });

const transactionWire = z.object({
  id: identifier,
  operationId: z.string(),
  txnCode: z.string(),
  txnStatusExternal: z.enum(TRANSACTION_STATUSES),
  transactionCreated: instant,
  accountDebitNo: z.optional(z.string()),
  accountDebitCcy: z.optional(currency),
  amountDebit: z.optional(amountText),
  amountDebitTotal: z.optional(amountText),
  feeAmount: z.optional(amountText),
  accountCreditNo: z.optional(z.string()),
  accountCreditCcy: z.optional(currency),
  amountCredit: z.optional(amountText),
  senderName: z.string(),
  recipientName: z.string(),
  purpose: z.string(),
  terms: z.optional(operationTerms),
  progress: z.optional(
    z.object({
      steps: z.array(z.object({ txnStatusExternal: z.enum(TRANSACTION_STATUSES), created: instant })),
      reference: z.string(),
      deletable: z.boolean(),
      network: z.enum(NETWORK_NAMES),
      recallAsked: z.boolean(),
      recallDeclined: z.boolean(),
    }),
  ),
  returnOf: z.optional(relatedWire),
  returnedBy: z.optional(z.array(relatedWire)),
  signers: z.optional(
    z.object({
      createdBy: localizedText,
      sent: instant,
      approval: z.optional(z.object({ by: localizedText, approvedAt: instant })),
      signatures: z.readonly(z.array(z.extend(signer, { signedAt: instant }))),
    }),
  ),
  fingerprint: z.string(),
  note: z.optional(z.string()),
  ...historyFields,
});

/** A line of history, as every list of operations contains it. */
export const transaction = z.codec(transactionWire, z.custom<Transaction>(), {
  decode: (wire) => ({
    id: wire.id,
    operationId: wire.operationId,
    txnCode: wire.txnCode,
    status: wire.txnStatusExternal,
    createdAt: wire.transactionCreated,
    debit: side(wire.accountDebitNo, wire.accountDebitCcy, wire.amountDebit),
    credit: side(wire.accountCreditNo, wire.accountCreditCcy, wire.amountCredit),
    fee: optionalAmount(wire.feeAmount, wire.accountDebitCcy),
    totalDebited: optionalAmount(wire.amountDebitTotal, wire.accountDebitCcy),
    senderName: wire.senderName,
    recipientName: wire.recipientName,
    purpose: wire.purpose,
    terms: wire.terms,
    progress: wire.progress && {
      steps: wire.progress.steps.map(({ txnStatusExternal, created }) => ({ status: txnStatusExternal, at: created })),
      reference: wire.progress.reference,
      deletable: wire.progress.deletable,
      network: wire.progress.network,
      recallAsked: wire.progress.recallAsked,
      recallDeclined: wire.progress.recallDeclined,
    },
    returnOf: wire.returnOf && related(wire.returnOf),
    returnedBy: wire.returnedBy?.map(related),
    signers: wire.signers && signersFrom(wire.signers),
    fingerprint: wire.fingerprint,
    depositId: wire.depositId,
    note: wire.note,
  }),
  encode: (domain) => ({
    id: domain.id,
    operationId: domain.operationId,
    txnCode: domain.txnCode,
    txnStatusExternal: domain.status,
    transactionCreated: domain.createdAt,
    accountDebitNo: domain.debit.accountNumber,
    accountDebitCcy: domain.debit.currency,
    amountDebit: domain.debit.amount && encodeAmount(domain.debit.amount),
    amountDebitTotal: domain.totalDebited && encodeAmount(domain.totalDebited),
    feeAmount: domain.fee && encodeAmount(domain.fee),
    accountCreditNo: domain.credit.accountNumber,
    accountCreditCcy: domain.credit.currency,
    amountCredit: domain.credit.amount && encodeAmount(domain.credit.amount),
    senderName: domain.senderName,
    recipientName: domain.recipientName,
    purpose: domain.purpose,
    terms: domain.terms,
    progress: domain.progress && {
      steps: domain.progress.steps.map(({ status, at }) => ({ txnStatusExternal: status, created: at })),
      reference: domain.progress.reference,
      deletable: domain.progress.deletable,
      network: domain.progress.network,
      recallAsked: domain.progress.recallAsked,
      recallDeclined: domain.progress.recallDeclined,
    },
    returnOf: domain.returnOf && relatedOnWire(domain.returnOf),
    returnedBy: domain.returnedBy?.map(relatedOnWire),
    signers: domain.signers && signersOnWire(domain.signers),
    fingerprint: domain.fingerprint,
    note: domain.note,
    ...historyFieldsOf(domain),
  }),
});

function signersFrom({
  createdBy: madeBy,
  sent: sentAt,
  ...signed
}: NonNullable<z.output<typeof transactionWire>['signers']>): OperationSigners {
  return { madeBy, sentAt, ...signed };
}

function signersOnWire({
  madeBy: createdBy,
  sentAt: sent,
  ...signed
}: OperationSigners): NonNullable<z.output<typeof transactionWire>['signers']> {
  return { createdBy, sent, ...signed };
}

function related({ id, number, transactionCreated }: z.output<typeof relatedWire>): RelatedTransaction {
  return { id, number, createdAt: transactionCreated };
}

function relatedOnWire({ id, number, createdAt }: RelatedTransaction): z.output<typeof relatedWire> {
  return { id, number, transactionCreated: createdAt };
}

function side(
  accountNumber: string | undefined,
  code: Currency | undefined,
  amount: string | undefined,
): TransactionSide {
  return { accountNumber, currency: code, amount: optionalAmount(amount, code) };
}

function optionalAmount(amount: string | undefined, code: Currency | undefined) {
  return amount === undefined || code === undefined ? undefined : money(decodeAmount(amount, code).minor, code);
}
