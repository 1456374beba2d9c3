import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { QrPayment, QrWish } from '../../domain/qr/QrPayment';
import { declare } from './declaration';
import { BOOKING_FAILURES, LIMIT_FAILURES, MAKERS } from './transfers';

/** A code to be paid by: the link scanners and other banks read. */
export interface QrLink {
  readonly link: string;
}

/** Paying and being paid by codes of the country's own system, ELQR (specification 2, section 7.3). */
export const qrPaymentOperations = {
  ELQR_GENERATE_URL: declare<QrWish, QrLink>()({
    services: ['account'],
    summary: 'Makes a link by which anybody can pay to an account of the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: ['ACCOUNT_NOT_FOUND', 'CURRENCY_MISMATCH'],
  }),
  MAKE_QR_PAYMENT: declare<QrPayment, OperationPreview>()({
    services: ['payment'],
    summary: 'Creates a payment to whom a code names, inside the bank where the code is its own',
    kind: 'money',
    confirmation: 'otp',
    steps: { send: 'SEND_OTP_BY_SMS', resend: 'RETRY_SEND_OTP', confirm: 'CONFIRM_PAYMENT' },
    allowed: MAKERS,
    failures: [
      'OPERATION_ID_REUSED',
      'OPERATION_IMPOSSIBLE',
      'ELQR_UNREADABLE',
      'ELQR_DAMAGED',
      'ELQR_TAMPERED',
      'ELQR_FOREIGN',
      'ELQR_EXPIRED',
      'ELQR_AMOUNT_FIXED',
      'RECIPIENT_NOT_FOUND',
      ...LIMIT_FAILURES,
      ...BOOKING_FAILURES,
    ],
  }),
} as const;
