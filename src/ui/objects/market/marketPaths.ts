import type { IconName } from '../../components/Icon';
import { PRODUCT_FORMS } from '../payments/paymentForms';
import { REGISTRATION_PATH } from '../wallets/walletPaths';

export const MARKET_PATH = '/market';
export const APPLICATIONS_PATH = '/market/applications';

/** Page that takes the order of each product, by its code in the directory of the showcase. A product without a page is not shown. */
export const PRODUCT_PAGES = {
  'deposit-application': PRODUCT_FORMS.depositOpening.path,
  'loan-application': PRODUCT_FORMS.loanApplication.path,
  'checkbook-ordering': PRODUCT_FORMS.checkbookOrdering.path,
  'statement-request': PRODUCT_FORMS.accountCertificate.path,
  'loan-statement-request': PRODUCT_FORMS.loanCertificate.path,
  'opening-account': PRODUCT_FORMS.accountOpening.path,
  'deposit-box-reservation': PRODUCT_FORMS.boxReservation.path,
  'bond-request': PRODUCT_FORMS.bondPurchase.path,
  'debit-card': PRODUCT_FORMS.debitCard.path,
  'open-ipc': PRODUCT_FORMS.instantCard.path,
  'credit-card': PRODUCT_FORMS.creditCard.path,
  'card-reissue': PRODUCT_FORMS.cardReissue.path,
  'elsom-registration': REGISTRATION_PATH,
} as const;

export type ShowcaseCode = keyof typeof PRODUCT_PAGES;

/** Icon of each product on its tile. */
export const PRODUCT_ICONS: Readonly<Record<ShowcaseCode, IconName>> = {
  'deposit-application': 'deposit',
  'loan-application': 'loan',
  'checkbook-ordering': 'book',
  'statement-request': 'certificate',
  'loan-statement-request': 'receipt',
  'opening-account': 'account',
  'deposit-box-reservation': 'lock',
  'bond-request': 'chart',
  'debit-card': 'card',
  'credit-card': 'cardPlus',
  'open-ipc': 'mobile',
  'card-reissue': 'repeat',
  'elsom-registration': 'wallet',
};

/** True for the code of a product that can be ordered here. */
export function isShowcased(code: string): code is ShowcaseCode {
  return Object.hasOwn(PRODUCT_PAGES, code);
}
