import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { BusinessErrorsStore } from '../../application/directories/BusinessErrorsStore';
import { DirectoryStore } from '../../application/directories/DirectoryStore';
import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { Toasts } from '../../application/toasts/Toasts';
import { BankTime } from '../../application/time/BankTime';
import { BankNow } from '../components/BankNow';
import { HiddenAmounts } from '../components/HiddenAmounts';
import { OpenScreens } from '../components/OpenScreens';
import { Page } from '../components/Page';
import { ToastRegion } from '../components/ToastRegion';
import { BankTexts } from '../components/useFailureText';
import type { BankText } from '../components/useFailureText';
import { AccessGate } from './AccessGate';
import { Frame } from './Frame';
import { JourneyGate } from './JourneyGate';
import { LoadingRows } from '../kernel/LoadingRows';
import { NotFoundScreen } from '../kernel/NotFoundScreen';
import { OTHER_ROUTES } from './otherAddresses';
import { pageKindAt } from '../flow/access/routeAccess';
import { OPEN_PATHS } from '../features/entrance/guest/openPaths';
import { useService } from '../kernel/ServicesContext';
import { SessionEndWatch } from './SessionEndWatch';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { ViewOnlyBanner } from './ViewOnlyBanner';

const DirectoryNotice = lazy(() => import('./DirectoryNotice').then((module) => ({ default: module.DirectoryNotice })));
const HomeScreen = lazy(() =>
  import('../features/accounts/home/HomeScreen').then((module) => ({ default: module.HomeScreen })),
);
const PaymentArea = lazy(() =>
  import('../features/payments/hub/PaymentArea').then((module) => ({ default: module.PaymentArea })),
);
const CardTransfersScreen = lazy(() =>
  import('../features/payments/hub/CardTransfersScreen').then((module) => ({ default: module.CardTransfersScreen })),
);
const HistoryScreen = lazy(() =>
  import('../features/accounts/history/HistoryScreen').then((module) => ({ default: module.HistoryScreen })),
);
const TransactionDetailsScreen = lazy(() =>
  import('../features/accounts/history/TransactionDetailsScreen').then((module) => ({
    default: module.TransactionDetailsScreen,
  })),
);
const SpendingScreen = lazy(() =>
  import('../features/accounts/spending/SpendingScreen').then((module) => ({ default: module.SpendingScreen })),
);
const DocumentDetailsScreen = lazy(() =>
  import('../features/company/signing/DocumentDetailsScreen').then((module) => ({
    default: module.DocumentDetailsScreen,
  })),
);
const PrivacyPolicyScreen = lazy(() =>
  import('../features/profile/privacy/PrivacyPolicyScreen').then((module) => ({ default: module.PrivacyPolicyScreen })),
);
const DepositRoutes = lazy(() =>
  import('../features/products/deposits/DepositRoutes').then((module) => ({ default: module.DepositRoutes })),
);
const LoanRoutes = lazy(() =>
  import('../features/products/loans/LoanRoutes').then((module) => ({ default: module.LoanRoutes })),
);
const OnlineLoansScreen = lazy(() =>
  import('../features/products/loans/online/OnlineLoansPage').then((module) => ({ default: module.OnlineLoansPage })),
);
const LoanCalculatorScreen = lazy(() =>
  import('../features/products/loans/online/CalculatorPage').then((module) => ({ default: module.CalculatorPage })),
);
const ApplicationScreen = lazy(() =>
  import('../features/products/loans/online/ApplicationPage').then((module) => ({ default: module.ApplicationPage })),
);
const AgreementScreen = lazy(() =>
  import('../features/products/loans/online/AgreementPage').then((module) => ({ default: module.AgreementPage })),
);
const OnlineRepaymentScreen = lazy(() =>
  import('../features/products/loans/online/ActiveLoanPage').then((module) => ({ default: module.ActiveLoanPage })),
);
const WalletRoutes = lazy(() =>
  import('../features/products/wallets/WalletRoutes').then((module) => ({ default: module.WalletRoutes })),
);
const RegisterWalletPage = lazy(() =>
  import('../features/products/wallets/RegisterWalletPage').then((module) => ({ default: module.RegisterWalletPage })),
);
const SigningRoutes = lazy(() =>
  import('../features/company/signing/SigningRoutes').then((module) => ({ default: module.SigningRoutes })),
);
const ProfileRoutes = lazy(() =>
  import('../features/profile/settings/ProfileRoutes').then((module) => ({ default: module.ProfileRoutes })),
);

const AccountArea = lazy(() =>
  import('../features/accounts/account/AccountArea').then((module) => ({ default: module.AccountArea })),
);
const ChangeLimitPage = lazy(() =>
  import('../features/profile/limits/ChangeLimitPage').then((module) => ({ default: module.ChangeLimitPage })),
);

const CardRoutes = lazy(() =>
  import('../features/products/cards/CardRoutes').then((module) => ({ default: module.CardRoutes })),
);
const CardLimitsPage = lazy(() =>
  import('../features/products/cards/cardAccountPages').then((module) => ({ default: module.CardLimitsPage })),
);
const CardPinPage = lazy(() =>
  import('../features/products/cards/cardAccountPages').then((module) => ({ default: module.CardPinPage })),
);
const MiniStatementScreen = lazy(() =>
  import('../features/products/cards/cardAccountPages').then((module) => ({ default: module.MiniStatementScreen })),
);
const VisaAliasScreen = lazy(() =>
  import('../features/products/cards/cardAccountPages').then((module) => ({ default: module.VisaAliasScreen })),
);
const AccountStatementScreen = lazy(() =>
  import('../features/accounts/statements/statementPages').then((module) => ({
    default: module.AccountStatementScreen,
  })),
);
const DepositStatementScreen = lazy(() =>
  import('../features/accounts/statements/statementPages').then((module) => ({
    default: module.DepositStatementScreen,
  })),
);

const CustomerPage = lazy(() =>
  import('../features/entrance/guest/CustomerPages').then((module) => ({ default: module.CustomerPage })),
);

const AdministrationRoutes = lazy(() =>
  import('../features/administration/bank/AdministrationRoutes').then((module) => ({
    default: module.AdministrationRoutes,
  })),
);

const MarketRoutes = lazy(() =>
  import('../features/products/market/MarketRoutes').then((module) => ({ default: module.MarketRoutes })),
);

const MyTableScreen = lazy(() =>
  import('../features/accounts/myTable/MyTableScreen').then((module) => ({ default: module.MyTableScreen })),
);

const MessagesScreen = lazy(() =>
  import('../features/profile/chat/MessagesScreen').then((module) => ({ default: module.MessagesScreen })),
);

const MyQrScreen = lazy(() =>
  import('../features/payments/qrCodes/MyQrScreen').then((module) => ({ default: module.MyQrScreen })),
);
const QrStatementScreen = lazy(() =>
  import('../features/payments/qrCodes/QrStatementScreen').then((module) => ({ default: module.QrStatementScreen })),
);

const QrPointRoutes = lazy(() =>
  import('../features/payments/qrCodes/points/QrPointRoutes').then((module) => ({ default: module.QrPointRoutes })),
);
const QrArchiveScreen = lazy(() =>
  import('../features/payments/qrCodes/points/QrPointRoutes').then((module) => ({ default: module.QrArchiveScreen })),
);
const InvoicingRoutes = lazy(() =>
  import('../features/company/invoicing/InvoicingRoutes').then((module) => ({ default: module.InvoicingRoutes })),
);

/** The frame of the signed-in application, and the addresses of its screens (specification 1, section 2). */
export const Shell = observer(function Shell() {
  const visibility = useService(AmountVisibility);
  const toasts = useService(Toasts);
  const businessErrors = useService(BusinessErrorsStore);
  const directories = useService(DirectoryStore);
  const bankTime = useService(BankTime);
  const { mayOpen } = useService(ShellViewModel);
  const { held } = businessErrors;
  // Another edition is another value, so that every text on the screen is looked up anew.
  const bankTexts = useCallback<BankText>(
    (code, language) => businessErrors.textOf(code, language, held),
    [businessErrors, held],
  );
  const { pathname } = useLocation();
  return (
    <BankTexts value={bankTexts}>
      <OpenScreens value={mayOpen}>
        <HiddenAmounts value={visibility.hidden}>
          <Frame>
            <Page kind={pageKindAt(pathname)}>
              <ViewOnlyBanner />
              <Suspense>{directories.failed.length > 0 && <DirectoryNotice />}</Suspense>
              <Suspense fallback={<LoadingRows />}>
                <BankNow value={bankTime.now}>
                  <AccessGate>
                    <Routes>
                      <Route index element={<HomeScreen />} />
                      <Route element={<JourneyGate />}>
                        <Route path="payment/*" element={<PaymentArea />} />
                        <Route path="transfer-to-card" element={<CardTransfersScreen />} />
                        {OTHER_ROUTES}
                        <Route path="deposit/*" element={<DepositRoutes />} />
                        <Route path="loan/*" element={<LoanRoutes />} />
                        <Route path="online-loan" element={<OnlineLoansScreen />} />
                        <Route path="page-loan" element={<LoanCalculatorScreen />} />
                        <Route path="detail-online-loan" element={<ApplicationScreen />} />
                        <Route path="loan-agreement/*" element={<AgreementScreen />} />
                        <Route path="repayment-loan" element={<OnlineRepaymentScreen />} />
                        <Route path="wallets/*" element={<WalletRoutes />} />
                        <Route path="market/*" element={<MarketRoutes />} />
                        <Route path="market/elsom-registration/*" element={<RegisterWalletPage />} />
                        <Route path="history" element={<HistoryScreen />} />
                        <Route path="history/:transactionId" element={<TransactionDetailsScreen />} />
                        <Route path="spending" element={<SpendingScreen />} />
                        <Route path="history-corporate" element={<HistoryScreen />} />
                        <Route path="history-corporate/:operationId" element={<DocumentDetailsScreen />} />
                        <Route path="transaction-confirmation/*" element={<SigningRoutes />} />
                        <Route path="profile/*" element={<ProfileRoutes />} />
                        <Route path="accounts/*" element={<AccountArea />} />
                        <Route path="change-limit/*" element={<ChangeLimitPage />} />
                        <Route path="accounts/my-qr" element={<MyQrScreen key="many" use="many" />} />
                        <Route path="qr" element={<MyQrScreen key="once" use="once" />} />
                        <Route path="qr/qr-statement" element={<QrStatementScreen />} />
                        <Route path="my-qr-list/*" element={<QrPointRoutes />} />
                        <Route path="archive" element={<QrArchiveScreen />} />
                        <Route path="creating-invoice" element={<InvoicingRoutes kind="one" />} />
                        <Route path="automatic-creating-invoice" element={<InvoicingRoutes kind="series" />} />
                        <Route path="card-list/*" element={<CardRoutes />} />
                        <Route path="accounts/visa-alias" element={<VisaAliasScreen />} />
                        <Route path="accounts/limits/:cardId/*" element={<CardLimitsPage />} />
                        <Route path="accounts/set-pin-code/:cardId/*" element={<CardPinPage />} />
                        <Route path="accounts/mini-excerpt/:cardId" element={<MiniStatementScreen />} />
                        <Route path="accounts/excerpt" element={<AccountStatementScreen />} />
                        <Route path="deposit/excerpt" element={<DepositStatementScreen />} />
                        <Route path="messages/:topicId?" element={<MessagesScreen />} />
                        <Route path="admin/*" element={<AdministrationRoutes />} />
                        {OPEN_PATHS.map((path) => (
                          <Route key={path} path={path} element={<CustomerPage path={path} />} />
                        ))}
                        <Route path="my-table" element={<MyTableScreen />} />
                        <Route path="privacy-policy" element={<PrivacyPolicyScreen />} />
                        <Route path="*" element={<NotFoundScreen />} />
                      </Route>
                    </Routes>
                  </AccessGate>
                </BankNow>
              </Suspense>
            </Page>
          </Frame>
          <ToastRegion toasts={toasts} />
          <SessionEndWatch />
        </HiddenAmounts>
      </OpenScreens>
    </BankTexts>
  );
});
