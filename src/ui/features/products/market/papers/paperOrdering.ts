import { listedAccounts } from '../../../../../domain/account/mainAccount';
import {
  accountPaperOrderOf,
  loanPaperOrderOf,
  PaperDraft,
  paperViolations,
} from '../../../../../domain/shop/PaperDraft';
import type { PaperCircumstances } from '../../../../../domain/shop/PaperDraft';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PRODUCT_FORMS } from '../../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';

const COMMON = {
  act: 'order',
  catalogue: MARKET_PATH,
  accountsNeeded: 'one',
  draftOf: (values?: Readonly<Partial<PaperDraft>>) => new PaperDraft(values),
  ready: ({ shopProducts }: PaymentContext) => shopProducts.ensure(),
  // A certificate states the balances of its day, so the next one is ordered anew.
  repeatOf: () => undefined,
} as const;

const REFUSED_FIELDS = {
  ...DEBIT_REFUSALS,
  INSUFFICIENT_FUNDS: 'debitAccountId',
  CURRENCY_MISMATCH: 'debitAccountId',
  ACCOUNT_NOT_FOUND: 'accountNumbers',
  LOAN_NOT_FOUND: 'accountNumbers',
} as const;

/** Order for a certificate about accounts. */
export const accountPaperOrdering = new PaymentKind<'MAKE_SHOP_OPERATION', PaperDraft>({
  ...COMMON,
  ...PRODUCT_FORMS.accountPaper,
  name: 'accountPaper',
  prepare: ({ shopProducts }) => void shopProducts.ensure(),
  violationsOf: (draft, context) => paperViolations(draft, aboutAccounts(context)),
  requestOf: (draft, context, operationId) => accountPaperOrderOf(draft, aboutAccounts(context), operationId),
  refusedFields: REFUSED_FIELDS,
});

/** Order for a certificate about loans. */
export const loanPaperOrdering = new PaymentKind<'MAKE_SHOP_OPERATION', PaperDraft>({
  ...COMMON,
  ...PRODUCT_FORMS.loanPaper,
  name: 'loanPaper',
  prepare: ({ shopProducts, loans }) => {
    void shopProducts.ensure();
    void loans.ensure();
  },
  violationsOf: (draft, context) => paperViolations(draft, aboutLoans(context)),
  requestOf: (draft, context, operationId) => loanPaperOrderOf(draft, aboutLoans(context), operationId),
  refusedFields: REFUSED_FIELDS,
});

function aboutAccounts({ accounts }: PaymentContext): PaperCircumstances {
  return { accounts: accounts.accounts, numbers: listedAccounts(accounts.accounts).map(({ number }) => number) };
}

function aboutLoans({ accounts, loans }: PaymentContext): PaperCircumstances {
  return { accounts: accounts.accounts, numbers: loans.loans.map(({ accountNumber }) => accountNumber) };
}
