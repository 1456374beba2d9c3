import { AutomaticInvoicesScreen } from './AutomaticInvoicesScreen';
import { CreatingInvoiceScreen } from './CreatingInvoiceScreen';

/** Screens on which a company issues invoices: one, or a series. */
export function InvoicingRoutes({ kind }: { readonly kind: 'one' | 'series' }) {
  return kind === 'one' ? <CreatingInvoiceScreen /> : <AutomaticInvoicesScreen />;
}
