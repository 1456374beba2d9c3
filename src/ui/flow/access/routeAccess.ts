import type { OperationCode } from '../../../application/operations/catalogue';
import type { PageKind } from '../../components/Page';
import { KIND_FORMS, PRODUCT_FORMS } from '../../objects/payments/paymentForms';

/** Page suggested to a user of a company in place of a screen that is not for companies. */
export type DenialHint = 'limits' | 'schedules' | 'cards' | 'loans' | 'company' | 'accounts';

/** Access rule of a screen: its path, and the operations it serves. A user who may call none of them has no access. */
export interface RouteAccess {
  /** As in the routes; `/*` stands for everything below too. */
  readonly path: string;
  readonly kind: PageKind;
  readonly needs: readonly OperationCode[];
  /** True when one of the operations is enough, because the screen only links to further ones. */
  readonly needsOne?: true;
  /** True when the screen may be read with an expired passport, although its operation may not be called. */
  readonly readable?: true;
  readonly hint?: DenialHint;
  /** True when people, who have no such thing, find no page there. */
  readonly unknownToPeople?: true;
}

const PAYMENT_FORMS = [...Object.values(KIND_FORMS), ...Object.values(PRODUCT_FORMS)];

/** The form of a payment is there for the operation it creates. */
const FORMS: readonly RouteAccess[] = PAYMENT_FORMS.map(({ path, code }) => ({
  path: `${path}/*`,
  kind: 'form',
  needs: [code],
}));

const SCREENS: readonly RouteAccess[] = [
  { path: '/', kind: 'dashboard', needs: [] },
  {
    path: '/payment',
    kind: 'dashboard',
    needs: [...new Set(PAYMENT_FORMS.map(({ code }) => code)), 'GET_DISTRIBUTION'],
    needsOne: true,
  },
  {
    path: '/payment/provider',
    kind: 'dashboard',
    needs: ['MAKE_GENERIC_PAYMENT_V2', 'MAKE_GENERIC_SINGLE_PAYMENT_V2', 'MAKE_MOBILE_PAYMENT_V2'],
    needsOne: true,
  },
  { path: '/payment/payees', kind: 'list', needs: ['GET_PAYEES'] },
  { path: '/payment/payees/pay', kind: 'form', needs: ['GET_PAYEES'] },
  { path: '/payment/invoice', kind: 'dashboard', needs: ['GET_DISTRIBUTION', 'GET_RECEIVED_INVOICES'], needsOne: true },
  { path: '/payment/direct-debit', kind: 'list', needs: ['GET_DIRECT_DEBITS'] },
  { path: '/payment/direct-debit/new/*', kind: 'form', needs: ['GIVE_DIRECT_DEBIT_MANDATE'] },
  { path: '/payment/direct-debit/:mandateId', kind: 'detail', needs: ['GET_DIRECT_DEBITS'] },
  { path: '/payment/batch-loading', kind: 'dashboard', needs: ['SELECT_BATCH_TXNS'] },
  { path: '/payment/batch-loading/:batchId', kind: 'dashboard', needs: ['SELECT_BATCH_TXNS'] },
  { path: '/deposit', kind: 'list', needs: ['GET_DEPOSITS_V2'] },
  { path: '/deposit/contract/:depositId', kind: 'detail', needs: ['GET_DEPOSITS_V2'] },
  { path: '/deposit/excerpt', kind: 'dashboard', needs: ['GENERATE_DEPOSIT_STATEMENT'] },
  { path: '/loan', kind: 'list', needs: ['GET_LOANS_V2'] },
  { path: '/loan/credit', kind: 'detail', needs: ['GET_LOANS_V2'] },
  { path: '/loan/schedule', kind: 'dashboard', needs: ['GET_LOAN_REPAYMENT_SCHEDULE'] },
  { path: '/loan/collateral', kind: 'list', needs: ['GET_LOANS_V2'] },
  { path: '/loan/actions', kind: 'list', needs: ['GET_LOANS_V2'] },
  { path: '/loan/requisites', kind: 'list', needs: ['GET_LOANS_V2'] },
  { path: '/loan/restructuring/*', kind: 'form', needs: ['RESTRUCTURE_LOAN'], hint: 'loans' },
  { path: '/online-loan', kind: 'list', needs: ['DIGITAL_LOAN_GET_LIST'], hint: 'loans' },
  { path: '/page-loan', kind: 'form', needs: ['DIGITAL_LOAN_APPLY'], hint: 'loans' },
  { path: '/detail-online-loan', kind: 'detail', needs: ['DIGITAL_LOAN_GET_LOAN_DETAILS'], hint: 'loans' },
  { path: '/loan-agreement/*', kind: 'form', needs: ['DIGITAL_LOAN_CONFIRM'], hint: 'loans' },
  { path: '/repayment-loan', kind: 'detail', needs: ['DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN'], hint: 'loans' },
  { path: '/wallets', kind: 'list', needs: ['GET_WALLETS'], hint: 'accounts' },
  { path: '/wallets/bind/*', kind: 'form', needs: ['BIND_ELSOM_WALLET_BY_PHONE_NUMBER'], hint: 'accounts' },
  { path: '/wallets/find', kind: 'list', needs: ['GET_ELSOM_WALLETS_BY_INN'], hint: 'accounts' },
  { path: '/wallets/:walletId', kind: 'detail', needs: ['GET_WALLETS'], hint: 'accounts' },
  { path: '/market', kind: 'list', needs: ['GET_APPLICATIONS'] },
  { path: '/market/applications', kind: 'list', needs: ['GET_APPLICATIONS'] },
  { path: '/market/elsom-registration/*', kind: 'form', needs: ['REGISTRATE_ELSOM_WALLET'], hint: 'accounts' },
  { path: '/history', kind: 'list', needs: ['GET_TRANSACTION_HISTORY_V2'] },
  { path: '/history/:transactionId', kind: 'detail', needs: ['GET_TRANSACTION_BY_ID_V2'] },
  { path: '/spending', kind: 'list', needs: ['GET_SPENDING'], hint: 'accounts' },
  { path: '/history-corporate', kind: 'list', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/history-corporate/:operationId', kind: 'detail', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation', kind: 'list', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/declined', kind: 'list', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/expired', kind: 'list', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/done', kind: 'result', needs: ['GET_TXNS_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/changes/*', kind: 'detail', needs: ['GET_CHANGES_ON_CONFIRMATION'] },
  { path: '/transaction-confirmation/code', kind: 'form', needs: ['CONFIRM_CONFIRM_OPERATION'] },
  { path: '/transaction-confirmation/result', kind: 'result', needs: ['CONFIRM_CONFIRM_OPERATION'] },
  { path: '/profile', kind: 'dashboard', needs: [] },
  { path: '/profile/info', kind: 'dashboard', needs: ['GET_PERSONAL_DATA'], hint: 'company' },
  { path: '/profile/edit/*', kind: 'dashboard', needs: ['EDIT_PASSPORT_DATA'], hint: 'company' },
  { path: '/profile/email/*', kind: 'dashboard', needs: ['CHANGE_EMAIL'] },
  {
    path: '/profile/company',
    kind: 'dashboard',
    needs: ['GET_CORP_CUSTOMER_DATA', 'GET_CORP_EMPLOYESS'],
    unknownToPeople: true,
  },
  {
    path: '/profile/company/employee/:employeeId/*',
    kind: 'dashboard',
    needs: ['CHANGE_CORP_EMPLOYEE_RIGHTS', 'GET_ACCOUNTS_V2'],
    unknownToPeople: true,
  },
  { path: '/profile/limits', kind: 'dashboard', needs: ['GET_CUST_LIMITS'] },
  { path: '/profile/limits/payments', kind: 'dashboard', needs: ['GET_CUST_LIMITS'] },
  { path: '/profile/tariffs', kind: 'dashboard', needs: ['GET_CUST_TARIFFS'] },
  { path: '/profile/tariffs/:page', kind: 'dashboard', needs: ['GET_CUST_TARIFFS'] },
  { path: '/profile/tariffs/:page/details/:item', kind: 'dashboard', needs: ['GET_CUST_TARIFFS'] },
  { path: '/profile/templates', kind: 'dashboard', needs: ['LIST_TEMPLATE_V2'] },
  {
    path: '/profile/scheduled-payments',
    kind: 'dashboard',
    needs: ['CHANGE_SCHEDULE'],
    readable: true,
    hint: 'schedules',
  },
  {
    path: '/profile/scheduled-payments/edit/*',
    kind: 'dashboard',
    needs: ['HANDLE_SCHEDULED_TRANSACTION'],
    hint: 'schedules',
  },
  { path: '/profile/calendar', kind: 'dashboard', needs: ['GET_CARDS_V2'] },
  { path: '/profile/settings/password/*', kind: 'dashboard', needs: ['CHANGE_PASSWORD'] },
  { path: '/profile/settings/login/*', kind: 'dashboard', needs: ['CHANGE_USERNAME'] },
  { path: '/profile/settings/question/*', kind: 'dashboard', needs: ['SET_NEW_ANSWER_FOR_SECURITY_QUESTION'] },
  { path: '/profile/settings/auth-type/*', kind: 'dashboard', needs: ['CHANGE_AUTH_TYPE'] },
  { path: '/profile/settings/google-code/*', kind: 'dashboard', needs: ['GET_GOOGLE_INITIALIZATION_CODE'] },
  { path: '/profile/settings/known-browsers/*', kind: 'dashboard', needs: ['GET_KNOWN_DEVICES'] },
  { path: '/profile/settings/pin', kind: 'dashboard', needs: ['CHANGE_PIN'] },
  { path: '/profile/login-history', kind: 'dashboard', needs: ['GET_LOGIN_HISTORY'] },
  { path: '/profile/language', kind: 'dashboard', needs: ['CHANGE_USER_LOCALE'] },
  { path: '/profile/device', kind: 'dashboard', needs: [] },
  { path: '/profile/about-app', kind: 'dashboard', needs: [] },
  { path: '/profile/about-app/licences', kind: 'dashboard', needs: [] },
  { path: '/accounts', kind: 'dashboard', needs: ['GET_ACCOUNTS_V2'] },
  { path: '/accounts/overview', kind: 'dashboard', needs: ['GET_ACCOUNT_FLOW'] },
  { path: '/accounts/settings', kind: 'detail', needs: ['GET_ACCOUNTS_V2'] },
  { path: '/accounts/settings/block/*', kind: 'form', needs: ['CHANGE_ACCOUNT_SETTINGS'] },
  { path: '/accounts/settings/unblock/*', kind: 'form', needs: ['CHANGE_ACCOUNT_SETTINGS'] },
  { path: '/accounts/settings/wake/*', kind: 'form', needs: ['CHANGE_ACCOUNT_SETTINGS'] },
  { path: '/accounts/change-account-name', kind: 'detail', needs: ['CHANGE_ACCOUNT_NAME'] },
  { path: '/accounts/requisites', kind: 'detail', needs: ['GET_REQUISITES'] },
  { path: '/accounts/latest', kind: 'dashboard', needs: ['GET_TRANSACTION_HISTORY_V2'] },
  { path: '/accounts/account-limits', kind: 'detail', needs: ['GET_CUST_LIMITS'] },
  { path: '/accounts/request-overdraft/*', kind: 'form', needs: ['GET_OVERDRAFT_OFFER'], hint: 'accounts' },
  { path: '/accounts/reopening/*', kind: 'form', needs: ['UNDORMANT_ACCOUNT'] },
  { path: '/accounts/excerpt', kind: 'dashboard', needs: ['GENERATE_ACCOUNT_STATEMENT'] },
  { path: '/accounts/my-qr', kind: 'form', needs: ['ELQR_GENERATE_URL'] },
  { path: '/qr', kind: 'form', needs: ['ELQR_GENERATE_URL'] },
  { path: '/qr/qr-statement', kind: 'list', needs: ['GET_QR_STATEMENT_HISTORY'] },
  { path: '/my-qr-list', kind: 'list', needs: ['SEARCH_QR_ACCOUNT_DATA'], unknownToPeople: true },
  {
    path: '/my-qr-list/new',
    kind: 'form',
    needs: ['CREATE_QR_ACCOUNT_DATA_CORP_USERS', 'GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID'],
    unknownToPeople: true,
  },
  { path: '/my-qr-list/:pointId', kind: 'form', needs: ['UPDATE_QR_ACCOUNT_DATA_BY_ID'], unknownToPeople: true },
  { path: '/my-qr-list/:hash/till', kind: 'detail', needs: ['GET_QR_ACCOUNT_DATA_BY_HASH'], unknownToPeople: true },
  { path: '/my-qr-list/:hash/poster', kind: 'form', needs: ['GET_QR_ACCOUNT_DATA_BY_HASH'], unknownToPeople: true },
  { path: '/archive', kind: 'list', needs: ['GET_ARCHIVE_QR_DATA'], unknownToPeople: true },
  { path: '/creating-invoice', kind: 'form', needs: ['MANUAL_INVOICE_QR_GENERATE'], unknownToPeople: true },
  { path: '/automatic-creating-invoice', kind: 'form', needs: ['AUTO_INVOICE_QR_GENERATE'], unknownToPeople: true },
  { path: '/accounts/visa-alias', kind: 'form', needs: ['GET_BOUND_VISA_ALIAS'], hint: 'cards' },
  { path: '/accounts/limits/:cardId/*', kind: 'form', needs: ['CHANGE_CARD_LIMIT'] },
  { path: '/accounts/set-pin-code/:cardId/*', kind: 'form', needs: ['SET_CARD_PIN_CODE'] },
  { path: '/accounts/mini-excerpt/:cardId', kind: 'list', needs: ['GET_CARD_MINI_STATEMENT'] },
  { path: '/change-limit/*', kind: 'form', needs: ['CHANGE_LIMIT'], hint: 'limits' },
  { path: '/card-list', kind: 'list', needs: ['GET_CARDS_V2'] },
  { path: '/card-list/:cardId', kind: 'detail', needs: ['GET_CARDS_V2'] },
  { path: '/card-list/:cardId/pin-permission/*', kind: 'form', needs: ['ALLOW_CARD_PIN'] },
  { path: '/card-list/:cardId/unblock/*', kind: 'form', needs: ['UNBLOCK_CARD'] },
  { path: '/excerpt', kind: 'form', needs: ['VERIFY_STATEMENT', 'VERIFY_RECEIPT'] },
  { path: '/exchange', kind: 'dashboard', needs: ['GET_EXCHANGE_RATES', 'GET_EXCHANGE_RATE_HISTORY'] },
  { path: '/guest', kind: 'dashboard', needs: [] },
  { path: '/property-tax', kind: 'form', needs: ['GET_SALYK_IMMOVABLE_CALCULATION_DATA'] },
  { path: '/release', kind: 'list', needs: [] },
  { path: '/payment-fines', kind: 'form', needs: ['GET_FINES'] },
  {
    path: '/transfer-to-card',
    kind: 'list',
    needs: ['MAKE_IPC_CARD_TRANSFER', 'MAKE_VISA_2_VISA_OCT', 'MAKE_VISA_2_VISA_AFT'],
    needsOne: true,
  },
  { path: '/transport-tax', kind: 'form', needs: ['CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT'] },
  { path: '/messages', kind: 'dashboard', needs: ['GET_LAST_MSGS_AND_COUNT_UNREADED'] },
  { path: '/messages/:topicId', kind: 'dashboard', needs: ['GET_MSGS_BY_TOPIC_ID'] },
  { path: '/service-points', kind: 'dashboard', needs: ['GET_SERVICE_POINTS'] },
  { path: '/admin', kind: 'dashboard', needs: ['GET_IBANK_STATUS_SETTINGS'] },
  { path: '/admin/users/*', kind: 'list', needs: ['GET_ADMIN_USERS'] },
  { path: '/my-table', kind: 'dashboard', needs: ['GET_ACCOUNTS_V2'] },
  { path: '/privacy-policy', kind: 'list', needs: [] },
];

/** Every screen of the signed-in bank. */
export const ROUTE_ACCESS: readonly RouteAccess[] = [...SCREENS, ...FORMS];

/** Path of a screen, taken apart once: every link on a page asks what it leads to. */
interface Pattern {
  readonly access: RouteAccess;
  readonly segments: readonly string[];
  readonly hasNames: boolean;
  /** True when everything below the path belongs to the screen too. */
  readonly isOpen: boolean;
}

const PATTERNS: readonly Pattern[] = ROUTE_ACCESS.map(patternOf);

/** The screen an address leads to; a fixed address before one with a name in it. */
export function accessAt(pathname: string): RouteAccess | undefined {
  const segments = segmentsOf(pathname);
  const found = PATTERNS.filter((pattern) => leadsTo(pattern, segments));
  return (found.find(({ hasNames }) => !hasNames) ?? found[0])?.access;
}

function patternOf(access: RouteAccess): Pattern {
  const segments = segmentsOf(access.path);
  const isOpen = segments.at(-1) === '*';
  return {
    access,
    segments: isOpen ? segments.slice(0, -1) : segments,
    hasNames: segments.some((segment) => segment.startsWith(':')),
    isOpen,
  };
}

/** As the router compares paths: in letters of either case, with or without a slash at the end. */
function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().replace(/\/+$/, '').split('/');
}

function leadsTo({ segments: wanted, isOpen }: Pattern, segments: readonly string[]): boolean {
  return (
    (isOpen ? segments.length >= wanted.length : segments.length === wanted.length) &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  );
}

/** Kind of the page at an address; a payment ends with its result, and an address without a page has its apology as wide as a form. */
export function pageKindAt(pathname: string): PageKind {
  return pathname.endsWith('/result') ? 'result' : (accessAt(pathname)?.kind ?? 'form');
}
