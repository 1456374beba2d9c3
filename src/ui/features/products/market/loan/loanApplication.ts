import {
  LoanApplicationDraft,
  loanApplicationOf,
  loanApplicationViolations,
} from '../../../../../domain/shop/LoanApplicationDraft';
import { PRODUCT_FORMS } from '../../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';

/** Application for a loan, which the bank decides on. */
export const loanApplication = new PaymentKind<'MAKE_SHOP_OPERATION', LoanApplicationDraft>({
  name: 'loanApplication',
  act: 'apply',
  ...PRODUCT_FORMS.loanApplication,
  catalogue: MARKET_PATH,
  accountsNeeded: 'none',
  prepare: ({ shopProducts, loanProducts }) => {
    void shopProducts.ensure();
    void loanProducts.ensure();
  },
  ready: ({ loanProducts }) => loanProducts.ensure(),
  draftOf: (values) => new LoanApplicationDraft(values),
  violationsOf: (draft, { loanProducts }) => loanApplicationViolations(draft, loanProducts.content),
  requestOf: (draft, { loanProducts }, operationId) => loanApplicationOf(draft, loanProducts.content, operationId),
  // The conditions and the income are asked for anew.
  repeatOf: () => undefined,
  refusedFields: {
    PRODUCT_NOT_OFFERED: 'loanOffer',
    MIN_LIM_NOT_REACHED: 'amountText',
    MAX_LIM_EXCEEDED: 'amountText',
  },
});
