import * as z from 'zod/mini';

import type { QrLink, qrPaymentOperations } from '../../application/operations/qrPayments';
import type { QrPayment, QrWish } from '../../domain/qr/QrPayment';
import type { AdaptersFor } from './adapter';
import { decodeAmount, encodeAmount, identifier, operationId, positiveAmountText, text } from './codecs';
import { preview } from './transfers';

/** Longer than any code that fits into a picture. */
const LONGEST_CODE = 2000;

const qrPayment = z.codec(
  z.strictObject({ operationId, accountDebitId: identifier, qr: text(LONGEST_CODE), amount: positiveAmountText, ccy: z.literal('KGS') }),
  z.custom<QrPayment>(),
  {
    decode: ({ accountDebitId, amount, ccy, ...wire }) => ({ ...wire, debitAccountId: accountDebitId, amount: decodeAmount(amount, ccy) }),
    encode: ({ debitAccountId, amount, ...domain }) => ({
      ...domain,
      accountDebitId: debitAccountId,
      amount: encodeAmount(amount),
      ccy: 'KGS' as const,
    }),
  },
);

const qrWish = z.codec(z.strictObject({ accountId: identifier, amount: z.optional(positiveAmountText) }), z.custom<QrWish>(), {
  decode: ({ accountId, amount }) => ({ accountId, amount: amount === undefined ? undefined : decodeAmount(amount, 'KGS') }),
  encode: ({ accountId, amount }) => ({ accountId, amount: amount && encodeAmount(amount) }),
});

const qrLink = z.codec(z.object({ url: z.string() }), z.custom<QrLink>(), {
  decode: ({ url }) => ({ link: url }),
  encode: ({ link }) => ({ url: link }),
});

export const qrPaymentAdapters = {
  ELQR_GENERATE_URL: { request: qrWish, response: qrLink },
  MAKE_QR_PAYMENT: { request: qrPayment, response: preview },
} satisfies AdaptersFor<typeof qrPaymentOperations>;
