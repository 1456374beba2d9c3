/** What can be wrong with a payment of invoices, with the numbers of each text. */
export const INVOICE_PROBLEMS = {
  INVOICES_REQUIRED: {},
  INVOICES_NOT_PAYABLE: {},
  MORE_THAN_INVOICES: {},
} as const;

export type InvoiceProblem = keyof typeof INVOICE_PROBLEMS;
