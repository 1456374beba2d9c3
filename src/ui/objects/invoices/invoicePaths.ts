export const INVOICES_PATH = '/payment/invoice';
export const INVOICE_PAYMENT_PATH = `${INVOICES_PATH}/pay`;
