import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { DepositClosingPayment } from './close/DepositClosingPayment';
import { DepositScreen } from './DepositScreen';
import { DepositsScreen } from './DepositsScreen';
import { DepositOpeningPayment } from './open/DepositOpeningPayment';
import { DepositReplenishmentPayment } from './replenishment/DepositReplenishmentPayment';

/** The addresses below /deposit: the list, one deposit, and what can be done with it. */
export function DepositRoutes() {
  return (
    <Routes>
      <Route index element={<DepositsScreen />} />
      <Route path="contract/:depositId" element={<DepositScreen />} />
      <Route path="replenishment/*" element={<DepositReplenishmentPayment />} />
      <Route path="close/*" element={<DepositClosingPayment />} />
      <Route path="open/*" element={<DepositOpeningPayment />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
