export { InvoicesScreen } from './InvoicesScreen';
export { InvoicePaymentScreens } from './InvoicePaymentScreens';
