import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { QrLink, QrPayment, QrRequest } from '../../domain/qr/QrPayment';
import { declare } from './declaration';
import { INVOICE_FAILURES, LIMIT_FAILURES, MAKERS } from './transfers';

/** Payments made and received by QR codes of ELQR, the national system (specification 2, section 7.3). */
export const qrPaymentOperations = {
  ELQR_GENERATE_URL: declare<QrRequest, QrLink>()({
    services: ['account'],
    summary: 'Makes a link for payments to an account of the customer',
    kind: 'query',
    confirmation: 'none',
    // Money that comes to a company is asked for by those who sign for it (specification 1, section 6).
    allowed: ['individual', 'corporateSign'],
    failures: ['ACCOUNT_NOT_FOUND', 'CURRENCY_MISMATCH', 'ACCOUNT_CREDIT_DORMANT', 'ACCOUNT_NO_CREDIT'],
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
      'ELQR_OWN',
      'SALES_POINT_CLOSED',
      'RECIPIENT_NOT_FOUND',
      ...INVOICE_FAILURES,
      ...LIMIT_FAILURES,
      'ACCOUNT_DEBIT_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'ACCOUNT_DEBIT_DORMANT',
      'ACCOUNT_DEBIT_FROZEN',
      'ACCOUNT_NO_DEBIT',
      'ACCOUNT_CREDIT_DORMANT',
      'ACCOUNT_NO_CREDIT',
      'INSUFFICIENT_FUNDS',
    ],
  }),
} as const;
