import * as z from 'zod/mini';

import type { OperationConfirmation, transferOperations } from '../../application/operations/transfers';
import { TRANSACTION_STATUSES } from '../../domain/history/Transaction';
import type { OperationOutcome } from '../../domain/operation/OperationOutcome';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { withoutGroups } from '../../domain/text/identifiers';
import { RECIPIENT_KEYS } from '../../domain/transfer/BankClientTransfer';
import type { BankClientTransfer, RecipientAnswer, RecipientQuestion } from '../../domain/transfer/BankClientTransfer';
import type { OwnAccountsTransfer } from '../../domain/transfer/OwnAccountsTransfer';
import { codeSent, operationReference } from './accounts';
import type { AdaptersFor } from './adapter';
import { awaitedSignatures } from './awaitedSignatures';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  operationId,
  positiveAmountText,
  text,
  written,
} from './codecs';
import { operationTerms } from './operationTerms';
import { otherBankTransfer } from './otherBankTransfer';

const ownAccountsTransfer = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    accountCreditId: identifier,
    amount: positiveAmountText,
    ccy: currency,
    exchange: z.optional(z.strictObject({ amountIs: z.enum(['given', 'taken']), ccy: currency })),
    purpose: z._default(text(200), ''),
  }),
  z.custom<OwnAccountsTransfer>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      creditAccountId: wire.accountCreditId,
      amount: decodeAmount(wire.amount, wire.ccy),
      exchange: wire.exchange && { amountIs: wire.exchange.amountIs, otherCurrency: wire.exchange.ccy },
      purpose: wire.purpose,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      accountCreditId: domain.creditAccountId,
      amount: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
      exchange: domain.exchange && { amountIs: domain.exchange.amountIs, ccy: domain.exchange.otherCurrency },
      purpose: domain.purpose,
    }),
  },
);

const RECIPIENTS = { account: /^\d{16}$/, card: /^\d{16}$/, phone: /^\+996\d{9}$/ } as const;

const MAX_RECIPIENT_LENGTH = 16;

interface NamedRecipient {
  readonly accountCreditPropType: keyof typeof RECIPIENTS;
  readonly accountCreditPropValue: string;
}

const isNamedRight = z.refine<NamedRecipient>(
  (wire) => RECIPIENTS[wire.accountCreditPropType].test(wire.accountCreditPropValue),
  { error: 'must have an accountCreditPropValue of its accountCreditPropType', path: ['accountCreditPropValue'] },
);

const bankClientTransfer = z.codec(
  z
    .strictObject({
      operationId,
      accountDebitId: identifier,
      accountCreditPropType: z.enum(RECIPIENT_KEYS),
      accountCreditPropValue: written(MAX_RECIPIENT_LENGTH, withoutGroups),
      amount: positiveAmountText,
      ccy: currency,
      purpose: z._default(text(200), ''),
    })
    .check(isNamedRight),
  z.custom<BankClientTransfer>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      recipient: { by: wire.accountCreditPropType, value: wire.accountCreditPropValue },
      amount: decodeAmount(wire.amount, wire.ccy),
      purpose: wire.purpose,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      accountCreditPropType: domain.recipient.by,
      accountCreditPropValue: domain.recipient.value,
      amount: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
      purpose: domain.purpose,
    }),
  },
);

const recipientQuestion = z.codec(
  z
    .strictObject({
      accountCreditPropType: z.enum(RECIPIENT_KEYS),
      accountCreditPropValue: written(MAX_RECIPIENT_LENGTH, withoutGroups),
      ccy: currency,
    })
    .check(isNamedRight),
  z.custom<RecipientQuestion>(),
  {
    decode: (wire) => ({
      recipient: { by: wire.accountCreditPropType, value: wire.accountCreditPropValue },
      currency: wire.ccy,
    }),
    encode: ({ recipient, currency: ccy }) => ({
      accountCreditPropType: recipient.by,
      accountCreditPropValue: recipient.value,
      ccy,
    }),
  },
);

const recipientAnswer = z.object({ recipientName: z.string() }) satisfies z.ZodMiniType<RecipientAnswer>;

const party = z.object({ accountNumber: z.string(), name: z.string() });

/** Codec of an operation preview: the amounts and parties that confirmation would book. */
export const preview = z.codec(
  z.object({
    operationId,
    debit: party,
    credit: party,
    amount: amountText,
    ccy: currency,
    fee: amountText,
    amountDebitTotal: amountText,
    amountCredit: amountText,
    creditCcy: currency,
    purpose: z.string(),
    terms: operationTerms,
    expiresAt: instant,
    fingerprint: z.string(),
    confirmationText: z.string(),
    awaited: z.optional(awaitedSignatures),
  }),
  z.custom<OperationPreview>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debit: wire.debit,
      credit: wire.credit,
      amount: decodeAmount(wire.amount, wire.ccy),
      fee: decodeAmount(wire.fee, wire.ccy),
      total: decodeAmount(wire.amountDebitTotal, wire.ccy),
      credited: decodeAmount(wire.amountCredit, wire.creditCcy),
      purpose: wire.purpose,
      terms: wire.terms,
      expiresAt: wire.expiresAt,
      fingerprint: wire.fingerprint,
      confirmationText: wire.confirmationText,
      awaited: wire.awaited,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      debit: domain.debit,
      credit: domain.credit,
      amount: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
      fee: encodeAmount(domain.fee),
      amountDebitTotal: encodeAmount(domain.total),
      amountCredit: encodeAmount(domain.credited),
      creditCcy: domain.credited.currency,
      purpose: domain.purpose,
      terms: domain.terms,
      expiresAt: domain.expiresAt,
      fingerprint: domain.fingerprint,
      confirmationText: domain.confirmationText,
      awaited: domain.awaited,
    }),
  },
);

export const outcome = z.codec(
  z.object({
    operationId,
    txnId: identifier,
    txnStatusExternal: z.enum(TRANSACTION_STATUSES),
    bookedAt: instant,
    fingerprint: z.string(),
  }),
  z.custom<OperationOutcome>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      transactionId: wire.txnId,
      status: wire.txnStatusExternal,
      bookedAt: wire.bookedAt,
      fingerprint: wire.fingerprint,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      txnId: domain.transactionId,
      txnStatusExternal: domain.status,
      bookedAt: domain.bookedAt,
      fingerprint: domain.fingerprint,
    }),
  },
);

export const confirmation = z.strictObject({
  operationId,
  otp: z.string().check(z.regex(/^\d{6,8}$/)),
}) satisfies z.ZodMiniType<OperationConfirmation>;

export const transferAdapters = {
  MAKE_OWN_ACCOUNTS_TRANSFER: {
    request: ownAccountsTransfer,
    response: preview,
  },
  MAKE_BANK_CLIENT_TRANSFER: {
    request: bankClientTransfer,
    response: preview,
  },
  CHECK_BANK_CLIENT_RECIPIENT: { request: recipientQuestion, response: recipientAnswer },
  MAKE_OTHER_BANK_TRANSFER: {
    request: otherBankTransfer,
    response: preview,
  },
  SEND_OTP_BY_SMS: {
    request: operationReference,
    response: codeSent,
  },
  CONFIRM_TRANSFER: {
    request: confirmation,
    response: outcome,
  },
} satisfies AdaptersFor<typeof transferOperations>;
