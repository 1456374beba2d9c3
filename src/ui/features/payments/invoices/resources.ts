import { InvoicesStore } from '../../../../application/invoices/InvoicesStore';
import { PaymentResource } from '../../../flow/payment/PaymentResource';

/** Invoices of distributors who deliver on credit. */
export const INVOICES = new PaymentResource(({ flow }) => new InvoicesStore(flow.gateway));
