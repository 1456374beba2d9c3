import type {
  InvoiceSeries,
  InvoiceSeriesRequest,
  IssuedInvoices,
  QrInvoice,
  QrInvoiceRequest,
} from '../../domain/invoice/QrInvoice';
import { declare } from './declaration';
import type { Nothing } from './utilities';

export interface InvoiceReference {
  readonly invoiceId: string;
}

export interface InvoiceSeriesReference {
  readonly seriesId: string;
}

/** Failures of an account that is to be paid to. */
const ACCOUNT_FAILURES = [
  'ACCOUNT_NOT_FOUND',
  'CURRENCY_MISMATCH',
  'ACCOUNT_CREDIT_DORMANT',
  'ACCOUNT_NO_CREDIT',
] as const;

/** Money that comes to a company is asked for by those who sign for it (specification 1, section 6). */
const ISSUERS = ['corporateSign'] as const;

/** Invoices of companies that are paid by QR codes (specification 1, section 3; bank/modules/invoices/README.md). */
export const qrInvoiceOperations = {
  MANUAL_INVOICE_QR_GENERATE: declare<QrInvoiceRequest, QrInvoice>()({
    services: ['utility'],
    summary: 'Issues an invoice of the company and makes the code it is paid by, in full or in parts',
    kind: 'command',
    confirmation: 'none',
    allowed: ISSUERS,
    failures: ['OPERATION_ID_REUSED', 'INVOICE_DAY_NOT_ALLOWED', ...ACCOUNT_FAILURES, 'INVOICE_NUMBER_TAKEN'],
  }),
  AUTO_INVOICE_QR_GENERATE: declare<InvoiceSeriesRequest, InvoiceSeries>()({
    services: ['utility'],
    summary: 'Has the bank issue an invoice of the company on each day of a recurrence, with a code of its own',
    kind: 'command',
    confirmation: 'none',
    allowed: ISSUERS,
    failures: ['OPERATION_ID_REUSED', 'INVOICE_DAY_NOT_ALLOWED', ...ACCOUNT_FAILURES],
  }),
  GET_ISSUED_INVOICES: declare<Nothing, IssuedInvoices>()({
    services: ['utility'],
    summary: 'Lists the invoices the company has issued with what is paid of each, and its series, the latest first',
    kind: 'query',
    confirmation: 'none',
    allowed: ['corporateView', ...ISSUERS],
    failures: [],
  }),
  GET_RECEIVED_INVOICES: declare<Nothing, readonly QrInvoice[]>()({
    services: ['utility'],
    summary: 'Lists the invoices issued to the customer, unpaid ones first, with the codes they are paid by',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: [],
  }),
  WITHDRAW_INVOICE: declare<InvoiceReference, QrInvoice>()({
    services: ['utility'],
    summary: 'Withdraws an invoice that is not paid in full: nothing can be paid of it any more',
    kind: 'command',
    confirmation: 'none',
    allowed: ISSUERS,
    failures: ['INVOICE_NOT_FOUND', 'INVOICE_ALREADY_PAID'],
  }),
  STOP_INVOICE_SERIES: declare<InvoiceSeriesReference, InvoiceSeries>()({
    services: ['utility'],
    summary: 'Ends a series: no further invoices are issued, those issued stay',
    kind: 'command',
    confirmation: 'none',
    allowed: ISSUERS,
    failures: ['INVOICE_NOT_FOUND'],
  }),
} as const;
