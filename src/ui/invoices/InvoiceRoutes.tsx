import { Route, Routes } from 'react-router-dom';

import { CompaniesOnly } from '../payment/batch/CompaniesOnly';
import { InvoicePaymentScreens } from './InvoicePaymentScreens';
import { InvoicesScreen } from './InvoicesScreen';

/** The addresses below /payment/invoice: the list, and the payment of what was chosen there. Distributors deliver to companies. */
export function InvoiceRoutes() {
  return (
    <CompaniesOnly>
      <Routes>
        <Route index element={<InvoicesScreen />} />
        <Route path="pay/*" element={<InvoicePaymentScreens />} />
      </Routes>
    </CompaniesOnly>
  );
}
