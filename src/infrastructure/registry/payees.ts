import * as z from 'zod/mini';

import type { payeeOperations } from '../../application/operations/payees';
import { MAX_COUNTED_PAYMENTS, MAX_NICKNAME_LENGTH } from '../../domain/payee/Payee';
import type { Payee } from '../../domain/payee/Payee';
import { PAYEE_KINDS } from '../../domain/payee/payeeKinds';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  exactText,
  identifier,
  instant,
  line,
  nothing,
} from './codecs';
import { operationTerms } from './operationTerms';

/** Longest identity of a payee: an account number or a masked card, with a bank code or a name. */
const MAX_PAYEE_ID_LENGTH = 200;

const payeeId = exactText(MAX_PAYEE_ID_LENGTH).check(z.regex(/^[^\n]*[^\n\s][^\n]*$/));
const nickname = line(MAX_NICKNAME_LENGTH);

const payee = z.codec(
  z.object({
    payeeId: z.string(),
    kind: z.enum(PAYEE_KINDS),
    txnCode: z.string(),
    recipientName: z.string(),
    nickname: z.string(),
    pinned: z.boolean(),
    hidden: z.boolean(),
    accountCreditNo: z.string(),
    phone: z.string(),
    accountDebitNo: z.string(),
    amountDebit: amountText,
    ccy: currency,
    purpose: z.string(),
    terms: z.optional(operationTerms),
    lastPaid: instant,
    txnId: identifier,
    times: z.int().check(z.gte(1), z.lte(MAX_COUNTED_PAYMENTS)),
  }),
  z.custom<Payee>(),
  {
    decode: (wire) => ({
      id: wire.payeeId,
      kind: wire.kind,
      txnCode: wire.txnCode,
      name: wire.recipientName,
      nickname: wire.nickname,
      pinned: wire.pinned,
      hidden: wire.hidden,
      accountNumber: wire.accountCreditNo,
      phone: wire.phone,
      debitAccountNumber: wire.accountDebitNo,
      amount: decodeAmount(wire.amountDebit, wire.ccy),
      purpose: wire.purpose,
      terms: wire.terms,
      lastPaidAt: wire.lastPaid,
      lastTransactionId: wire.txnId,
      times: wire.times,
    }),
    encode: (domain) => ({
      payeeId: domain.id,
      kind: domain.kind,
      txnCode: domain.txnCode,
      recipientName: domain.name,
      nickname: domain.nickname,
      pinned: domain.pinned,
      hidden: domain.hidden,
      accountCreditNo: domain.accountNumber,
      phone: domain.phone,
      accountDebitNo: domain.debitAccountNumber,
      amountDebit: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
      purpose: domain.purpose,
      terms: domain.terms,
      lastPaid: domain.lastPaidAt,
      txnId: domain.lastTransactionId,
      times: domain.times,
    }),
  },
);

const reference = z.strictObject({ payeeId });

export const payeeAdapters = {
  GET_PAYEES: { request: nothing, response: z.array(payee) },
  UPDATE_PAYEE: { request: z.strictObject({ payeeId, nickname, pinned: z.boolean() }), response: payee },
  HIDE_PAYEE: { request: reference, response: payee },
  RESTORE_PAYEE: { request: reference, response: payee },
} satisfies AdaptersFor<typeof payeeOperations>;
