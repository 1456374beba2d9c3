import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../shell/NotFoundScreen';
import { ApplicationsScreen } from './ApplicationsScreen';
import { CheckbookPayment } from './checkbook/CheckbookPayment';
import { MarketScreen } from './MarketScreen';

/** The addresses below /market: the showcase, the applications, and the form of each product the bank works on afterwards. */
export function MarketRoutes() {
  return (
    <Routes>
      <Route index element={<MarketScreen />} />
      <Route path="applications" element={<ApplicationsScreen />} />
      <Route path="checkbook-ordering/*" element={<CheckbookPayment />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
