export const CREATING_INVOICE_PATH = '/creating-invoice';
export const AUTOMATIC_INVOICES_PATH = '/automatic-creating-invoice';
