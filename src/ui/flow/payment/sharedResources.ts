import { PastOperations } from '../../../application/history/PastOperations';
import { ReceivedInvoicesStore } from '../../../application/invoices/ReceivedInvoicesStore';
import { OtherBanksStore } from '../../../application/payments/OtherBanksStore';
import { ServicesStore } from '../../../application/payments/ServicesStore';
import { PaymentResource } from './PaymentResource';

// Resources that screens of several areas name. One that a single area names stands in its folder.

/** Cards of the customer. */
export const CARDS = new PaymentResource(({ cards }) => cards);

/** Deposits of the customer. */
export const DEPOSITS = new PaymentResource(({ deposits }) => deposits);

/** Loans of the customer. */
export const LOANS = new PaymentResource(({ loans }) => loans);

/** Transfer limits and tariffs. */
export const LIMITS = new PaymentResource(({ limits }) => limits);

/** Banks, routes and value dates of transfers within the country. */
export const OTHER_BANKS = new PaymentResource(
  ({ flow, directories }) => new OtherBanksStore(flow.gateway, directories),
);

/** Providers of services by category. */
export const SERVICES = new PaymentResource(({ flow, directories }) => new ServicesStore({ ...flow, directories }));

/** Recent operations. */
export const PAST_OPERATIONS = new PaymentResource(({ flow }) => new PastOperations(flow.gateway));

/** Money-transfer systems, with the countries and currencies of each. */
export const MONEY_TRANSFERS = new PaymentResource(({ directories }) => directories.of('MONEY_TRANSFER_SYSTEMS'));

/** Invoices of other companies, which are paid by QR codes. */
export const RECEIVED_INVOICES = new PaymentResource(({ flow }) => new ReceivedInvoicesStore(flow.gateway));
