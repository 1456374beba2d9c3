import { AUTOMATIC_INVOICES_PATH, CREATING_INVOICE_PATH } from '../../objects/invoices/invoicingPaths';
import { PRODUCT_FORMS } from '../../objects/payments/paymentForms';
import type { ScreenAction } from './Action';
import { PAYMENT_ACTIONS } from './paymentActions';
import { PROFILE_SECTIONS } from './profileActions';
import { SECTION_ACTIONS } from './sectionActions';
import { STATEMENT } from './statementAction';

/** Screens that no menu names: a page leads to them, and the search. */
const FURTHER: readonly ScreenAction[] = [
  STATEMENT,
  { id: 'requisites', path: '/accounts/requisites', label: 'palette:actions.requisites', icon: 'copy' },
  {
    id: 'openDeposit',
    path: PRODUCT_FORMS.depositOpening.path,
    label: 'transfer:kinds.depositOpening.title',
    icon: 'deposit',
  },
  { id: 'onlineLoan', path: '/page-loan', label: 'palette:actions.onlineLoan', icon: 'loan' },
  { id: 'debitCard', path: PRODUCT_FORMS.debitCard.path, label: 'transfer:kinds.debitCard.title', icon: 'card' },
  { id: 'instantCard', path: PRODUCT_FORMS.instantCard.path, label: 'transfer:kinds.instantCard.title', icon: 'card' },
  { id: 'creditCard', path: PRODUCT_FORMS.creditCard.path, label: 'transfer:kinds.creditCard.title', icon: 'card' },
  { id: 'cardReissue', path: PRODUCT_FORMS.cardReissue.path, label: 'transfer:kinds.cardReissue.title', icon: 'card' },
  { id: 'cardRenewal', path: PRODUCT_FORMS.cardRenewal.path, label: 'transfer:kinds.cardRenewal.title', icon: 'card' },
  { id: 'depositStatement', path: '/deposit/excerpt', label: 'palette:actions.depositStatement', icon: 'download' },
  { id: 'statementProof', path: '/excerpt', label: 'palette:actions.statementProof', icon: 'shield' },
  { id: 'qrStatement', path: '/qr/qr-statement', label: 'palette:actions.qrStatement', icon: 'qr' },
  { id: 'qrPoints', path: '/my-qr-list', label: 'palette:actions.qrPoints', icon: 'qr' },
  { id: 'creatingInvoice', path: CREATING_INVOICE_PATH, label: 'palette:actions.creatingInvoice', icon: 'invoice' },
  {
    id: 'automaticInvoices',
    path: AUTOMATIC_INVOICES_PATH,
    label: 'palette:actions.automaticInvoices',
    icon: 'schedule',
  },
  { id: 'checkFines', path: '/payment-fines', label: 'palette:actions.checkFines', icon: 'warning' },
  { id: 'transportCalculator', path: '/transport-tax', label: 'palette:actions.transportCalculator', icon: 'car' },
  { id: 'propertyCalculator', path: '/property-tax', label: 'palette:actions.propertyCalculator', icon: 'building' },
  { id: 'servicePoints', path: '/service-points', label: 'palette:actions.servicePoints', icon: 'place' },
  { id: 'rates', path: '/exchange', label: 'palette:actions.rates', icon: 'chart' },
  { id: 'release', path: '/release', label: 'palette:actions.release', icon: 'info' },
  { id: 'bindWallet', path: '/wallets/bind', label: 'palette:actions.bindWallet', icon: 'wallet' },
  { id: 'myTable', path: '/my-table', label: 'palette:actions.myTable', icon: 'table' },
  { id: 'privacy', path: '/privacy-policy', label: 'palette:actions.privacy', icon: 'info' },
];

/** Every screen one can go to from anywhere: sections, ways to move money, pages of the profile, and what no menu names. */
export const SCREEN_ACTIONS: readonly ScreenAction[] = [
  ...SECTION_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...PROFILE_SECTIONS.flatMap(({ pages }) => pages),
  ...FURTHER,
];
