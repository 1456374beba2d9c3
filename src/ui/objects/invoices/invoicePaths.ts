export const INVOICES_PATH = '/payment/invoice';
