import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { ActionsPage } from './ActionsPage';
import { CollateralPage } from './CollateralPage';
import { CreditPage } from './CreditPage';
import { LoanRequisitesPage } from './LoanRequisitesPage';
import { LoanRepaymentPayment } from './repayment/LoanRepaymentPayment';
import { RestructuringPage } from './restructuring/RestructuringPage';
import { SchedulePage } from './SchedulePage';

/** The addresses below /loan (specification 1, section 2). */
export function LoanRoutes() {
  const { search } = useLocation();
  return (
    <Routes>
      <Route index element={<Navigate to={`/loan/credit${search}`} replace />} />
      <Route path="credit" element={<CreditPage />} />
      <Route path="schedule" element={<SchedulePage />} />
      <Route path="collateral" element={<CollateralPage />} />
      <Route path="actions" element={<ActionsPage />} />
      <Route path="requisites" element={<LoanRequisitesPage />} />
      <Route path="repayment/*" element={<LoanRepaymentPayment />} />
      <Route path="restructuring/*" element={<RestructuringPage />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
