export const DIRECT_DEBITS_PATH = '/payment/direct-debit';
export const NEW_MANDATE_PATH = `${DIRECT_DEBITS_PATH}/new`;

/** Name of a received invoice in the address of the form. */
export const LIKE_INVOICE = 'invoice';

/** Form of a mandate for invoices like a received one. */
export function mandateLikePath(invoiceId: string): string {
  return `${NEW_MANDATE_PATH}?${LIKE_INVOICE}=${invoiceId}`;
}

export function mandatePath(mandateId: string): string {
  return `${DIRECT_DEBITS_PATH}/${mandateId}`;
}
