import * as z from 'zod/mini';

import type { ReceiptQuestion } from '../../application/operations/statements';
import type { ReceiptProof } from '../../domain/history/ReceiptProof';
import { TRANSACTION_STATUSES } from '../../domain/history/Transaction';
import { writtenCode } from '../../domain/statement/verificationCode';
import { amountText, currency, decodeAmount, encodeAmount, instant } from './codecs';

/** A code as people copy it: with or without its dashes, in letters of either size. */
const MAX_WRITTEN_CODE_LENGTH = 40;

export const codeText = z.string().check(
  z.maxLength(MAX_WRITTEN_CODE_LENGTH),
  z.refine((text) => writtenCode(text) !== undefined, { error: 'must be a verification code' }),
);

/** Codec of a verification code printed on a document. */
export const receiptQuestion = z.codec(z.strictObject({ code: codeText }), z.custom<ReceiptQuestion>(), {
  decode: ({ code }) => ({ code: writtenCode(code) ?? '' }),
  encode: (domain) => domain,
});

/** Amounts may be unknown where the payment came from elsewhere; their currency then is too. */
export const receiptProof = z.codec(
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
