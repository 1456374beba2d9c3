/** Violation codes of a payment of invoices, with the parameters of each message. */
export const INVOICE_VIOLATIONS = {
  INVOICES_REQUIRED: {},
  INVOICES_NOT_PAYABLE: {},
  MORE_THAN_INVOICES: {},
} as const;

export type InvoiceViolation = keyof typeof INVOICE_VIOLATIONS;
