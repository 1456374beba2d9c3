import {
  LoanApplicationDraft,
  loanApplicationOf,
  loanApplicationViolations,
} from '../../../../../domain/shop/LoanApplicationDraft';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';
import { LOAN_PRODUCTS } from './resources';
import { SHOP_PRODUCTS } from '../resources';
import { ensured } from '../../../../flow/payment/PaymentResource';

/** Application for a loan, which the bank decides on. */
export const loanApplication = new PaymentKind<'MAKE_SHOP_OPERATION', LoanApplicationDraft>({
  act: 'apply',
  ...formOf('loanApplication'),
  catalogue: MARKET_PATH,
  accountsNeeded: 'none',
  loads: [ensured(SHOP_PRODUCTS), ensured(LOAN_PRODUCTS)],
  requires: [ensured(LOAN_PRODUCTS)],
  draftOf: (values) => new LoanApplicationDraft(values),
  violationsOf: (draft, context) => loanApplicationViolations(draft, LOAN_PRODUCTS.of(context).content),
  requestOf: (draft, context, operationId) => loanApplicationOf(draft, LOAN_PRODUCTS.of(context).content, operationId),
  // The conditions and the income are asked for anew.
  repeatOf: () => undefined,
  refusedFields: {
    PRODUCT_NOT_OFFERED: 'loanOffer',
    MIN_LIM_NOT_REACHED: 'amountText',
    MAX_LIM_EXCEEDED: 'amountText',
  },
});
