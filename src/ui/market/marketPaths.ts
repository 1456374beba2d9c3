import { LOAN_CALCULATOR_PATH } from '../loans/online/onlineLoanPaths';
import { PRODUCT_FORMS } from '../payment/paymentForms';
import { REGISTRATION_PATH } from '../wallets/walletPaths';

export const MARKET_PATH = '/market';
export const APPLICATIONS_PATH = '/market/applications';

/** Page that takes the order of each product, by its code in the directory of the showcase. A product without a page is not shown. */
export const PRODUCT_PAGES = {
  'deposit-application': PRODUCT_FORMS.depositOpening.path,
  'loan-application': LOAN_CALCULATOR_PATH,
  'checkbook-ordering': PRODUCT_FORMS.checkbookOrdering.path,
  'statement-request': PRODUCT_FORMS.accountPaper.path,
  'loan-statement-request': PRODUCT_FORMS.loanPaper.path,
  'opening-account': PRODUCT_FORMS.accountOpening.path,
  'elsom-registration': REGISTRATION_PATH,
} as const;

export type ShowcaseCode = keyof typeof PRODUCT_PAGES;

/** True for the code of a product that can be ordered here. */
export function isShowcased(code: string): code is ShowcaseCode {
  return Object.hasOwn(PRODUCT_PAGES, code);
}
