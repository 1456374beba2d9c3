import { matchPath } from 'react-router-dom';

import type { OperationCode } from '../../application/operations/catalogue';
import { KIND_FORMS, PRODUCT_FORMS } from '../payment/paymentForms';

/** Page suggested to a user of a company in place of a screen that is not for companies. */
export type DenialHint = 'limits' | 'schedules' | 'cards' | 'loans' | 'company' | 'accounts';

/** Access rule of a screen: its path, and the operations it serves. A user who may call none of them has no access. */
export interface RouteAccess {
  /** As in the routes; `/*` stands for everything below too. */
  readonly path: string;
  readonly needs: readonly OperationCode[];
  /** True when one of the operations is enough, because the screen only links to further ones. */
  readonly needsOne?: true;
  /** True when the screen may be read with an expired passport, although its operation may not be called. */
  readonly readable?: true;
  readonly hint?: DenialHint;
}

const PAYMENT_FORMS = [...Object.values(KIND_FORMS), ...Object.values(PRODUCT_FORMS)];

/** The form of a payment is there for the operation it creates. */
const FORMS: readonly RouteAccess[] = PAYMENT_FORMS.map(({ path, code }) => ({ path: `${path}/*`, needs: [code] }));

const SCREENS: readonly RouteAccess[] = [
  { path: '/', needs: [] },
  { path: '/payment', needs: [...new Set(PAYMENT_FORMS.map(({ code }) => code)), 'GET_DISTRIBUTION'], needsOne: true },
  {
    path: '/payment/provider',
    needs: ['MAKE_GENERIC_PAYMENT_V2', 'MAKE_GENERIC_SINGLE_PAYMENT_V2', 'MAKE_MOBILE_PAYMENT_V2'],
    needsOne: true,
  },
  { path: '/payment/invoice', needs: ['GET_DISTRIBUTION'] },
  { path: '/payment/batch-loading', needs: ['SELECT_BATCH_TXNS'] },
  { path: '/payment/batch-loading/:batchId', needs: ['SELECT_BATCH_TXNS'] },
  { path: '/deposit', needs: ['GET_DEPOSITS_V2'] },
  { path: '/deposit/contract/:depositId', needs: ['GET_DEPOSITS_V2'] },
  { path: '/deposit/excerpt', needs: ['GENERATE_DEPOSIT_STATEMENT'] },
  { path: '/loan', needs: ['GET_LOANS_V2'] },
  { path: '/loan/credit', needs: ['GET_LOANS_V2'] },
  { path: '/loan/schedule', needs: ['GET_LOAN_REPAYMENT_SCHEDULE'] },
  { path: '/loan/collateral', needs: ['GET_LOANS_V2'] },
  { path: '/loan/actions', needs: ['GET_LOANS_V2'] },
  { path: '/loan/requisites', needs: ['GET_LOANS_V2'] },
  { path: '/loan/restructuring/*', needs: ['RESTRUCTURE_LOAN'], hint: 'loans' },
  { path: '/online-loan', needs: ['DIGITAL_LOAN_GET_LIST'], hint: 'loans' },
  { path: '/page-loan', needs: ['DIGITAL_LOAN_APPLY'], hint: 'loans' },
  { path: '/detail-online-loan', needs: ['DIGITAL_LOAN_GET_LOAN_DETAILS'], hint: 'loans' },
  { path: '/loan-agreement/*', needs: ['DIGITAL_LOAN_CONFIRM'], hint: 'loans' },
  { path: '/repayment-loan', needs: ['DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN'], hint: 'loans' },
  { path: '/wallets', needs: ['GET_WALLETS'], hint: 'accounts' },
  { path: '/wallets/bind/*', needs: ['BIND_ELSOM_WALLET_BY_PHONE_NUMBER'], hint: 'accounts' },
  { path: '/wallets/find', needs: ['GET_ELSOM_WALLETS_BY_INN'], hint: 'accounts' },
  { path: '/wallets/:walletId', needs: ['GET_WALLETS'], hint: 'accounts' },
  { path: '/market/elsom-registration/*', needs: ['REGISTRATE_ELSOM_WALLET'], hint: 'accounts' },
  { path: '/history', needs: ['GET_TRANSACTION_HISTORY_V2'] },
  { path: '/history/:transactionId', needs: ['GET_TRANSACTION_BY_ID_V2'] },
  { path: '/history-corporate', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/history-corporate/:operationId', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/declined', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/expired', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/done', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/changes/*', needs: ['GET_CHANGES_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/code', needs: ['CONFIRM_CONFIRM_OPERATION'] },
  { path: '/transaction-confirmation/result', needs: ['CONFIRM_CONFIRM_OPERATION'] },
  { path: '/profile', needs: [] },
  { path: '/profile/info', needs: ['GET_PERSONAL_DATA'], hint: 'company' },
  { path: '/profile/edit/*', needs: ['EDIT_PASSPORT_DATA'], hint: 'company' },
  { path: '/profile/email/*', needs: ['CHANGE_EMAIL'] },
  { path: '/profile/company', needs: ['GET_CORP_CUSTOMER_DATA'] },
  { path: '/profile/limits', needs: ['GET_CUST_LIMITS'] },
  { path: '/profile/limits/payments', needs: ['GET_CUST_LIMITS'] },
  { path: '/profile/tariffs', needs: ['GET_CUST_TARIFFS'] },
  { path: '/profile/tariffs/:page', needs: ['GET_CUST_TARIFFS'] },
  { path: '/profile/tariffs/:page/details/:item', needs: ['GET_CUST_TARIFFS'] },
  { path: '/profile/templates', needs: ['LIST_TEMPLATE_V2'] },
  { path: '/profile/scheduled-payments', needs: ['CHANGE_SCHEDULE'], readable: true, hint: 'schedules' },
  { path: '/profile/scheduled-payments/edit/*', needs: ['HANDLE_SCHEDULED_TRANSACTION'], hint: 'schedules' },
  { path: '/profile/calendar', needs: ['GET_CARDS_V2'] },
  { path: '/profile/settings/password/*', needs: ['CHANGE_PASSWORD'] },
  { path: '/profile/settings/login/*', needs: ['CHANGE_USERNAME'] },
  { path: '/profile/settings/question/*', needs: ['SET_NEW_ANSWER_FOR_SECURITY_QUESTION'] },
  { path: '/profile/settings/auth-type/*', needs: ['CHANGE_AUTH_TYPE'] },
  { path: '/profile/settings/google-code/*', needs: ['GET_GOOGLE_INITIALIZATION_CODE'] },
  { path: '/profile/settings/known-browsers/*', needs: ['GET_KNOWN_DEVICES'] },
  { path: '/profile/settings/pin', needs: ['CHANGE_PIN'] },
  { path: '/profile/login-history', needs: ['GET_LOGIN_HISTORY'] },
  { path: '/profile/language', needs: ['CHANGE_USER_LOCALE'] },
  { path: '/profile/about-app', needs: [] },
  { path: '/profile/about-app/licences', needs: [] },
  { path: '/accounts', needs: ['GET_ACCOUNTS_V2'] },
  { path: '/accounts/overview', needs: ['GET_ACCOUNT_FLOW'] },
  { path: '/accounts/settings', needs: ['GET_ACCOUNTS_V2'] },
  { path: '/accounts/settings/block/*', needs: ['CHANGE_ACCOUNT_SETTINGS'] },
  { path: '/accounts/settings/unblock/*', needs: ['CHANGE_ACCOUNT_SETTINGS'] },
  { path: '/accounts/settings/wake/*', needs: ['CHANGE_ACCOUNT_SETTINGS'] },
  { path: '/accounts/change-account-name', needs: ['CHANGE_ACCOUNT_NAME'] },
  { path: '/accounts/requisites', needs: ['GET_REQUISITES'] },
  { path: '/accounts/latest', needs: ['GET_TRANSACTION_HISTORY_V2'] },
  { path: '/accounts/account-limits', needs: ['GET_CUST_LIMITS'] },
  { path: '/accounts/request-overdraft/*', needs: ['GET_OVERDRAFT_OFFER'], hint: 'accounts' },
  { path: '/accounts/reopening/*', needs: ['UNDORMANT_ACCOUNT'] },
  { path: '/accounts/excerpt', needs: ['GENERATE_ACCOUNT_STATEMENT'] },
  { path: '/accounts/my-qr', needs: ['ELQR_GENERATE_URL'] },
  { path: '/qr', needs: ['ELQR_GENERATE_URL'] },
  { path: '/qr/qr-statement', needs: ['GET_QR_STATEMENT_HISTORY'] },
  { path: '/accounts/visa-alias', needs: ['GET_BOUND_VISA_ALIAS'], hint: 'cards' },
  { path: '/accounts/limits/:cardId/*', needs: ['CHANGE_CARD_LIMIT'] },
  { path: '/accounts/set-pin-code/:cardId/*', needs: ['SET_CARD_PIN_CODE'] },
  { path: '/accounts/mini-excerpt/:cardId', needs: ['GET_CARD_MINI_STATEMENT'] },
  { path: '/change-limit/*', needs: ['CHANGE_LIMIT'], hint: 'limits' },
  { path: '/card-list', needs: ['GET_CARDS_V2'] },
  { path: '/card-list/:cardId', needs: ['GET_CARDS_V2'] },
  { path: '/card-list/:cardId/pin-permission/*', needs: ['ALLOW_CARD_PIN'] },
  { path: '/card-list/:cardId/unblock/*', needs: ['UNBLOCK_CARD'] },
  { path: '/excerpt', needs: ['VERIFY_STATEMENT'] },
  { path: '/payment-fines', needs: ['GET_FINES'] },
  { path: '/transport-tax', needs: ['CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT'] },
  { path: '/my-table', needs: ['GET_ACCOUNTS_V2'] },
  { path: '/privacy-policy', needs: [] },
];

/** Every screen of the signed-in bank. */
export const ROUTE_ACCESS: readonly RouteAccess[] = [...SCREENS, ...FORMS];

/** The screen an address leads to; a fixed address before one with a name in it. */
export function accessAt(pathname: string): RouteAccess | undefined {
  const found = ROUTE_ACCESS.filter(({ path }) => matchPath(path, pathname) !== null);
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
}
