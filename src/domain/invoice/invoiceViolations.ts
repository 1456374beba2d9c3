import { MAX_INVOICE_NUMBER_LENGTH } from './Invoice';
import {
  MAX_DAYS_TO_PAY,
  MAX_INVOICE_PREFIX_LENGTH,
  MAX_INVOICE_PURPOSE_LENGTH,
  MAX_PAYER_NAME_LENGTH,
} from './qrInvoiceLimits';

/** Violation codes of issuing and paying invoices, with the parameters of each message. */
export const INVOICE_VIOLATIONS = {
  INVOICES_REQUIRED: {},
  INVOICES_NOT_PAYABLE: {},
  MORE_THAN_INVOICES: {},
  INVOICE_NUMBER: { max: MAX_INVOICE_NUMBER_LENGTH },
  INVOICE_PREFIX: { max: MAX_INVOICE_PREFIX_LENGTH },
  INVOICE_PAYER: { max: MAX_PAYER_NAME_LENGTH },
  INVOICE_PURPOSE: { max: MAX_INVOICE_PURPOSE_LENGTH },
  INVOICE_DUE_RANGE: {},
  INVOICE_DAYS_TO_PAY: { max: MAX_DAYS_TO_PAY },
  CREDITOR_REQUIRED: {},
  PERIOD_BELOW_CEILING: {},
  MANDATE_LAST_DAY: {},
} as const;

export type InvoiceViolation = keyof typeof INVOICE_VIOLATIONS;
