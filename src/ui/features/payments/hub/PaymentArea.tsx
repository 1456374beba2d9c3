import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { PayeesScreen } from '../payees/PayeesScreen';
import { PayPayeeScreen } from '../payees/PayPayeeScreen';
import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { PaymentHubScreen } from './PaymentHubScreen';

const OwnAccountsPayment = lazy(() =>
  import('../ownAccounts/OwnAccountsPayment').then((module) => ({ default: module.OwnAccountsPayment })),
);
const OtherAccountsPayment = lazy(() =>
  import('../otherAccounts/OtherAccountsPayment').then((module) => ({ default: module.OtherAccountsPayment })),
);
const AnotherBanksPayment = lazy(() =>
  import('../anotherBanks/AnotherBanksPayment').then((module) => ({ default: module.AnotherBanksPayment })),
);
const SwiftPayment = lazy(() => import('../swift/SwiftPayment').then((module) => ({ default: module.SwiftPayment })));
const ExchangePayment = lazy(() =>
  import('../exchange/ExchangePayment').then((module) => ({ default: module.ExchangePayment })),
);
const ProviderArea = lazy(() =>
  import('../services/ProviderArea').then((module) => ({ default: module.ProviderArea })),
);
const FinesPayment = lazy(() => import('../taxes/FinesPayment').then((module) => ({ default: module.FinesPayment })));
const TransportTaxPayment = lazy(() =>
  import('../taxes/TaxPayment').then((module) => ({ default: module.TransportTaxPayment })),
);
const PropertyTaxPayment = lazy(() =>
  import('../taxes/TaxPayment').then((module) => ({ default: module.PropertyTaxPayment })),
);
const LandTaxPayment = lazy(() => import('../taxes/TaxPayment').then((module) => ({ default: module.LandTaxPayment })));
const SingleTaxPayment = lazy(() =>
  import('../taxes/TaxPayment').then((module) => ({ default: module.SingleTaxPayment })),
);
const PatentTaxPayment = lazy(() =>
  import('../taxes/TaxPayment').then((module) => ({ default: module.PatentTaxPayment })),
);
const EmployeeIncomeTaxPayment = lazy(() =>
  import('../taxes/TaxPayment').then((module) => ({ default: module.EmployeeIncomeTaxPayment })),
);

const IpcCardsPayment = lazy(() =>
  import('../cards/IpcCardsPayment').then((module) => ({ default: module.IpcCardsPayment })),
);
const VisaCardsPayment = lazy(() =>
  import('../cards/VisaCardsPayment').then((module) => ({ default: module.VisaCardsPayment })),
);
const ReplenishmentVisaPayment = lazy(() =>
  import('../cards/ReplenishmentVisaPayment').then((module) => ({
    default: module.ReplenishmentVisaPayment,
  })),
);

const BatchRoutes = lazy(() =>
  import('../../company/batch/BatchRoutes').then((module) => ({ default: module.BatchRoutes })),
);

const QrPaymentScreens = lazy(() =>
  import('../qr/QrPaymentScreens').then((module) => ({ default: module.QrPaymentScreens })),
);
const MoneySystemPayment = lazy(() =>
  import('../moneySystem/MoneySystemPayment').then((module) => ({ default: module.MoneySystemPayment })),
);
const ReceiveMoneyTransferPayment = lazy(() =>
  import('../moneySystem/ReceiveMoneyTransferPayment').then((module) => ({
    default: module.ReceiveMoneyTransferPayment,
  })),
);

const InvoiceRoutes = lazy(() =>
  import('../invoices/InvoiceRoutes').then((module) => ({ default: module.InvoiceRoutes })),
);

const DirectDebitRoutes = lazy(() =>
  import('../directDebits/DirectDebitRoutes').then((module) => ({ default: module.DirectDebitRoutes })),
);

/** The addresses below /payment: the hub, and one for every kind of payment that can be made. */
export function PaymentArea() {
  return (
    <Routes>
      <Route index element={<PaymentHubScreen />} />
      <Route path="payees" element={<PayeesScreen />} />
      <Route path="payees/pay" element={<PayPayeeScreen />} />
      <Route path="own-accounts/*" element={<OwnAccountsPayment />} />
      <Route path="other-accounts/*" element={<OtherAccountsPayment />} />
      <Route path="another-banks/*" element={<AnotherBanksPayment />} />
      <Route path="provider/*" element={<ProviderArea />} />
      <Route path="swift/*" element={<SwiftPayment />} />
      <Route path="exchange/*" element={<ExchangePayment />} />
      <Route path="ipc-cards/*" element={<IpcCardsPayment />} />
      <Route path="visa-cards/*" element={<VisaCardsPayment />} />
      <Route path="replenishment-visa/*" element={<ReplenishmentVisaPayment />} />
      <Route path="money-system/*" element={<MoneySystemPayment />} />
      <Route path="receive-money-transfer/*" element={<ReceiveMoneyTransferPayment />} />
      <Route path="batch-loading/*" element={<BatchRoutes />} />
      <Route path="currency-exchange" element={<Navigate to="/payment/exchange" replace />} />
      <Route path="qr/*" element={<QrPaymentScreens />} />
      <Route path="fines/*" element={<FinesPayment />} />
      <Route path="transport-tax/*" element={<TransportTaxPayment />} />
      <Route path="property-tax/*" element={<PropertyTaxPayment />} />
      <Route path="land-tax/*" element={<LandTaxPayment />} />
      <Route path="single-tax/*" element={<SingleTaxPayment />} />
      <Route path="patent-tax/*" element={<PatentTaxPayment />} />
      <Route path="employee-income-tax/*" element={<EmployeeIncomeTaxPayment />} />
      <Route path="invoice/*" element={<InvoiceRoutes />} />
      <Route path="direct-debit/*" element={<DirectDebitRoutes />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
