export { CreatingInvoiceScreen } from './CreatingInvoiceScreen';
export { AutomaticInvoicesScreen } from './AutomaticInvoicesScreen';
