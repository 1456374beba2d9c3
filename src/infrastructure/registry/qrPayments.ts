import * as z from 'zod/mini';

import type { qrPaymentOperations } from '../../application/operations/qrPayments';
import { MAX_QR_PURPOSE_LENGTH, QR_USES } from '../../domain/qr/QrPayment';
import type { QrLink, QrPayment, QrRequest } from '../../domain/qr/QrPayment';
import { MAX_PURPOSE_LENGTH } from '../../domain/validation/ValidationCode';
import type { AdaptersFor } from './adapter';
import {
  decodeAmount,
  encodeAmount,
  exactText,
  identifier,
  instant,
  line,
  operationId,
  positiveAmountText,
} from './codecs';
import { preview } from './transfers';

/** Longer than any code that fits into a picture. */
const MAX_CODE_LENGTH = 2000;

const qrPayment = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    qr: exactText(MAX_CODE_LENGTH),
    amount: positiveAmountText,
    ccy: z.literal('KGS'),
    purpose: z._default(line(MAX_PURPOSE_LENGTH), ''),
  }),
  z.custom<QrPayment>(),
  {
    decode: ({ accountDebitId, amount, ccy, ...wire }) => ({
      ...wire,
      debitAccountId: accountDebitId,
      amount: decodeAmount(amount, ccy),
    }),
    encode: ({ debitAccountId, amount, ...domain }) => ({
      ...domain,
      accountDebitId: debitAccountId,
      amount: encodeAmount(amount),
      ccy: 'KGS' as const,
    }),
  },
);

const qrRequest = z.codec(
  z.strictObject({
    accountId: identifier,
    amount: z.optional(positiveAmountText),
    // Codes have no characters of two halves.
    purpose: z._default(line(MAX_QR_PURPOSE_LENGTH).check(z.regex(/^[^\u{10000}-\u{10ffff}]*$/u)), ''),
    use: z._default(z.enum(QR_USES), 'many'),
  }),
  z.custom<QrRequest>(),
  {
    decode: ({ amount, ...wire }) => ({
      ...wire,
      amount: amount === undefined ? undefined : decodeAmount(amount, 'KGS'),
    }),
    encode: ({ amount, ...domain }) => ({ ...domain, amount: amount && encodeAmount(amount) }),
  },
);

const qrLink = z.codec(z.object({ url: z.string(), expiresAt: z.optional(instant) }), z.custom<QrLink>(), {
  decode: ({ url, expiresAt }) => ({ link: url, expiresAt }),
  encode: ({ link, expiresAt }) => ({ url: link, expiresAt }),
});

export const qrPaymentAdapters = {
  ELQR_GENERATE_URL: { request: qrRequest, response: qrLink },
  MAKE_QR_PAYMENT: { request: qrPayment, response: preview },
} satisfies AdaptersFor<typeof qrPaymentOperations>;
