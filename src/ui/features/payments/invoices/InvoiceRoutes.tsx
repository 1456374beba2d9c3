import { Route, Routes } from 'react-router-dom';

import { InvoicePaymentScreens } from './InvoicePaymentScreens';
import { InvoicesScreen } from './InvoicesScreen';

/** The addresses below /payment/invoice: the list, and the payment of what was chosen there. */
export function InvoiceRoutes() {
  return (
    <Routes>
      <Route index element={<InvoicesScreen />} />
      <Route path="pay/*" element={<InvoicePaymentScreens />} />
    </Routes>
  );
}
