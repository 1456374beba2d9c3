import type { Distributor, DistributorLimit, Invoice } from '../../domain/invoice/Invoice';
import type { InvoicePayment } from '../../domain/invoice/InvoicePayment';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { declare } from './declaration';
import { INVOICE_FAILURES, LIMIT_FAILURES, STEPS } from './transfers';

/** Queries about invoices of distributors. */
export const DISTRIBUTION_ACTIONS = ['getInvoices', 'getDistributorLimits', 'getDistributors'] as const;

type DistributionAction = (typeof DISTRIBUTION_ACTIONS)[number];

export interface DistributionQuery {
  readonly action: DistributionAction;
}

/** Response to a distribution query, tagged with the action it answers. */
export type DistributionAnswer =
  | { readonly action: 'getInvoices'; readonly invoices: readonly Invoice[] }
  | { readonly action: 'getDistributorLimits'; readonly limits: readonly DistributorLimit[] }
  | { readonly action: 'getDistributors'; readonly distributors: readonly Distributor[] };

/**
 * Invoices of distributors (specification 2, section 7.3; bank/modules/invoices/README.md). One wire code: the accounts service reads,
 * transfers pay.
 */
export const invoiceOperations = {
  GET_DISTRIBUTION: declare<DistributionQuery, DistributionAnswer>()({
    services: ['account'],
    sentAs: 'MAKE_DISTRIBUTION_OPERATIONS',
    summary: 'Lists the invoices issued to the company, or the credit its distributors give it, or their names',
    kind: 'query',
    confirmation: 'none',
    allowed: ['corporateView'],
    failures: [],
  }),
  MAKE_DISTRIBUTION_OPERATIONS: declare<InvoicePayment, OperationPreview>()({
    services: ['transfer'],
    summary: 'Creates a payment of invoices of one distributor, each in full or in part, and shows what will be booked',
    kind: 'money',
    confirmation: 'otp',
    steps: STEPS,
    allowed: ['corporateCreate'],
    failures: [
      'OPERATION_ID_REUSED',
      ...INVOICE_FAILURES,
      ...LIMIT_FAILURES,
      'ACCOUNT_DEBIT_NOT_FOUND',
      'ACCOUNT_CREDIT_NOT_FOUND',
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
