import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../shell/NotFoundScreen';
import { AccountOpeningPayment } from './account/AccountOpeningPayment';
import { ApplicationsScreen } from './ApplicationsScreen';
import { CheckbookPayment } from './checkbook/CheckbookPayment';
import { MarketScreen } from './MarketScreen';
import { AccountPaperPayment } from './papers/AccountPaperPayment';
import { LoanPaperPayment } from './papers/LoanPaperPayment';

/** The addresses below /market: the showcase, the applications, and the form of each product the bank works on afterwards. */
export function MarketRoutes() {
  return (
    <Routes>
      <Route index element={<MarketScreen />} />
      <Route path="applications" element={<ApplicationsScreen />} />
      <Route path="checkbook-ordering/*" element={<CheckbookPayment />} />
      <Route path="statement-request/*" element={<AccountPaperPayment />} />
      <Route path="loan-statement-request/*" element={<LoanPaperPayment />} />
      <Route path="opening-account/*" element={<AccountOpeningPayment />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
