import type { Movement, UnorderedLine } from './Movement';

/** Payments by QR code. */
export const QR_PAYMENTS = [
  {
    code: 'MAKE_QR_PAYMENT',
    kind: 'qrOutgoing',
    confirmedAs: 'payment',
    debits: 'current',
    limit: { code: 'QR', tariffPage: 'payments' },
    details: ['network', 'qrProvider', 'qrTransaction', 'salesPoint', 'networkReference'],
    repeats: 'bySchedule',
  },
  // A movement of its own, because what it pays of the invoice is written down with it (bank/modules/invoices/hooks.sql).
  {
    code: 'MAKE_QR_INVOICE_PAYMENT',
    kind: 'qrOutgoing',
    confirmedAs: 'payment',
    debits: 'current',
    limit: { code: 'QR', tariffPage: 'payments' },
    details: ['invoiceNumbers'],
    repeats: 'never',
  },
] as const satisfies readonly Movement[];

/** Payments by QR code at the operator of the codes; the payee of a payment within the bank sees the incoming one, too. */
export const QR_LINES = [
  { code: 'QR_OUTGOING', kind: 'qrOutgoing' },
  { code: 'QR_INCOMING', kind: 'qrIncoming' },
] as const satisfies readonly UnorderedLine[];
