import {
  InvoicePaymentDraft,
  invoicePaymentOf,
  invoicePaymentViolations,
} from '../../../../domain/invoice/InvoicePaymentDraft';
import type { InvoiceCircumstances } from '../../../../domain/invoice/InvoicePaymentDraft';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';
import { INVOICES_PATH } from '../../../objects/invoices/invoicePaths';
import { INVOICES } from './resources';
import { reloaded } from '../../../flow/payment/PaymentResource';

/** Invoices of one distributor, in full or in part, by one transfer. */
export const invoicePayment = new PaymentKind<'MAKE_DISTRIBUTION_OPERATIONS', InvoicePaymentDraft>({
  ...formOf('invoices'),
  act: 'payment',
  catalogue: INVOICES_PATH,
  accountsNeeded: 'one',
  loads: [reloaded(INVOICES)],
  draftOf: (values) => new InvoicePaymentDraft(values),
  violationsOf: (draft, context) => invoicePaymentViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => invoicePaymentOf(draft, circumstancesOf(context), operationId),
  // An invoice payment cannot be repeated: the paid amount is no longer owed.
  repeatOf: () => undefined,
  refusedFields: {
    ...DEBIT_REFUSALS,
    ...LIMIT_REFUSALS,
    CURRENCY_MISMATCH: 'debitAccountId',
    INVOICE_NOT_FOUND: 'invoiceIds',
    INVOICE_ALREADY_PAID: 'invoiceIds',
    INVOICE_AMOUNT_TOO_LARGE: 'amountText',
    ACCOUNT_CREDIT_NOT_FOUND: 'invoiceIds',
    ACCOUNT_CREDIT_DORMANT: 'invoiceIds',
    ACCOUNT_NO_CREDIT: 'invoiceIds',
  },
});

function circumstancesOf(context: PaymentContext): InvoiceCircumstances {
  const { accounts } = context;
  const invoices = INVOICES.of(context);
  return { accounts: accounts.accounts, invoices: invoices.invoices };
}
