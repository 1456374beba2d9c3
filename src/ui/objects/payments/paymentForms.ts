import type { ConfirmedCode } from '../../../application/operations/catalogue';
import type { ScreenAccess } from '../../kernel/Screen';
import type { ActionId, PaymentName } from '../../kernel/Action';
import type { TileOffer } from '../../kernel/Offer';

/** The page from which every way to move money starts. */
export const HUB_PATH = '/payment';

/** Form of a payment: its address, and the operation it creates. */
export interface PaymentForm {
  readonly path: string;
  readonly code: ConfirmedCode;
}

type Forms = Readonly<Partial<Record<PaymentName, PaymentForm>>>;

/**
 * Forms of the kinds of payments, which an earlier operation or a payee may fill in. They stand apart from the rules of the kinds
 * (`<name>Kind.ts` of a feature), which the first page does not load; a kind and a screen take their form from here by its name.
 */
export const KIND_FORMS = {
  ownAccounts: { path: '/payment/own-accounts', code: 'MAKE_OWN_ACCOUNTS_TRANSFER' },
  otherAccounts: { path: '/payment/other-accounts', code: 'MAKE_BANK_CLIENT_TRANSFER' },
  anotherBanks: { path: '/payment/another-banks', code: 'MAKE_OTHER_BANK_TRANSFER' },
  swift: { path: '/payment/swift', code: 'MAKE_SWIFT_TRANSFER' },
  exchange: { path: '/payment/exchange', code: 'MAKE_OWN_ACCOUNTS_TRANSFER' },
  ipcCards: { path: '/payment/ipc-cards', code: 'MAKE_IPC_CARD_TRANSFER' },
  visaCards: { path: '/payment/visa-cards', code: 'MAKE_VISA_2_VISA_OCT' },
  replenishmentVisa: { path: '/payment/replenishment-visa', code: 'MAKE_VISA_2_VISA_AFT' },
  moneySystem: { path: '/payment/money-system', code: 'MAKE_MONEY_TRANSFER' },
  receiveMoneyTransfer: { path: '/payment/receive-money-transfer', code: 'MAKE_MONEY_TRANSFER' },
  depositReplenishment: { path: '/deposit/replenishment', code: 'MAKE_DEPOSIT' },
  servicePayment: { path: '/payment/provider/bill', code: 'MAKE_GENERIC_PAYMENT_V2' },
  singlePayment: { path: '/payment/provider/direct', code: 'MAKE_GENERIC_SINGLE_PAYMENT_V2' },
  mobile: { path: '/payment/provider/mobile', code: 'MAKE_MOBILE_PAYMENT_V2' },
  janyKitep: { path: '/payment/provider/jany-kitep', code: 'MAKE_JANY_KITEP_PAYMENT' },
  transportTax: { path: '/payment/transport-tax', code: 'MAKE_TRANSPORT_TAX_PAYMENT' },
  propertyTax: { path: '/payment/property-tax', code: 'MAKE_PROPERTY_TAX_PAYMENT' },
  landTax: { path: '/payment/land-tax', code: 'MAKE_LAND_TAX_PAYMENT' },
  singleTax: { path: '/payment/single-tax', code: 'MAKE_SINGLE_TAX_PAYMENT' },
  patentTax: { path: '/payment/patent-tax', code: 'MAKE_PATENT_TAX_PAYMENT' },
  employeeIncomeTax: { path: '/payment/employee-income-tax', code: 'MAKE_EMPLOYEE_INCOME_TAX' },
  fines: { path: '/payment/fines', code: 'MAKE_FINE_PAYMENT' },
  qr: { path: '/payment/qr', code: 'MAKE_QR_PAYMENT' },
} as const satisfies Forms;

/** Forms of payments that begin with a product. */
export const PRODUCT_FORMS = {
  depositOpening: { path: '/deposit/open', code: 'MAKE_SHOP_OPERATION' },
  depositClosing: { path: '/deposit/close', code: 'MAKE_TXN_SHOP_OPERATION' },
  checkbookOrdering: { path: '/market/checkbook-ordering', code: 'MAKE_SHOP_OPERATION' },
  accountCertificate: { path: '/market/statement-request', code: 'MAKE_SHOP_OPERATION' },
  loanCertificate: { path: '/market/loan-statement-request', code: 'MAKE_SHOP_OPERATION' },
  accountOpening: { path: '/market/opening-account', code: 'MAKE_SHOP_OPERATION' },
  loanApplication: { path: '/market/loan-application', code: 'MAKE_SHOP_OPERATION' },
  boxReservation: { path: '/market/deposit-box-reservation', code: 'MAKE_SHOP_OPERATION' },
  bondPurchase: { path: '/market/bond-request', code: 'MAKE_SHOP_OPERATION' },
  debitCard: { path: '/market/debit-card', code: 'MAKE_SHOP_OPERATION' },
  instantCard: { path: '/market/open-ipc', code: 'MAKE_SHOP_OPERATION' },
  creditCard: { path: '/market/credit-card', code: 'MAKE_SHOP_OPERATION' },
  cardReissue: { path: '/market/card-reissue', code: 'MAKE_SHOP_OPERATION' },
  cardRenewal: { path: '/market/card-renewal', code: 'MAKE_SHOP_OPERATION' },
  loanRepayment: { path: '/loan/repayment', code: 'DIGITAL_LOAN_MAKE_REPAYMENT' },
  invoices: { path: '/payment/invoice/pay', code: 'MAKE_DISTRIBUTION_OPERATIONS' },
} as const satisfies Forms;

/** The form of each kind of payment and product, by its name. */
export const FORMS = { ...KIND_FORMS, ...PRODUCT_FORMS } as const;

type FormName = keyof typeof FORMS;

/** Operations that these forms create. */
export function createdBy(...forms: readonly PaymentForm[]): readonly ConfirmedCode[] {
  return [...new Set(forms.map(({ code }) => code))];
}

/** The form of a payment as a screen: it is there for the operation it creates. */
export function formScreen(name: FormName): ScreenAccess {
  const { path, code } = FORMS[name];
  return { path: `${path}/*`, kind: 'form', needs: [code] };
}

/** The same with a tile on the page of payments, which has the name of the kind. */
export function tiledForm(
  name: FormName & ActionId,
  tile: Omit<TileOffer, 'as' | 'name'>,
): ScreenAccess & { readonly offer: TileOffer } {
  return { ...formScreen(name), offer: { as: 'tile', name, ...tile } };
}

/** A kind of payment by its name, with the address of its form. */
export function formNamed(name: string): { readonly name: PaymentName; readonly path: string } | undefined {
  return isKind(name) ? { name, path: KIND_FORMS[name].path } : undefined;
}

function isKind(name: string): name is keyof typeof KIND_FORMS {
  return Object.hasOwn(KIND_FORMS, name);
}
