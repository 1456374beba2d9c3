import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { AccountOpeningPayment } from './account/AccountOpeningPayment';
import { ApplicationsScreen } from './ApplicationsScreen';
import { BondPayment } from './bonds/BondPayment';
import { BoxReservationPayment } from './box/BoxReservationPayment';
import { CardReissuePayment } from './cards/CardReissuePayment';
import { CardRenewalPayment } from './cards/CardRenewalPayment';
import { CreditCardPayment } from './cards/CreditCardPayment';
import { DebitCardPayment } from './cards/DebitCardPayment';
import { InstantCardPayment } from './cards/InstantCardPayment';
import { CheckbookPayment } from './checkbook/CheckbookPayment';
import { LoanApplicationPayment } from './loan/LoanApplicationPayment';
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
      <Route path="loan-application/*" element={<LoanApplicationPayment />} />
      <Route path="deposit-box-reservation/*" element={<BoxReservationPayment />} />
      <Route path="bond-request/*" element={<BondPayment />} />
      <Route path="debit-card/*" element={<DebitCardPayment />} />
      <Route path="open-ipc/*" element={<InstantCardPayment />} />
      <Route path="credit-card/*" element={<CreditCardPayment />} />
      <Route path="card-reissue/*" element={<CardReissuePayment />} />
      <Route path="card-renewal/*" element={<CardRenewalPayment />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
