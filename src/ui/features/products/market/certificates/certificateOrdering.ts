import { listedAccounts } from '../../../../../domain/account/mainAccount';
import {
  accountCertificateOrderOf,
  loanCertificateOrderOf,
  CertificateDraft,
  certificateViolations,
} from '../../../../../domain/shop/CertificateDraft';
import type { CertificateCircumstances } from '../../../../../domain/shop/CertificateDraft';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PRODUCT_FORMS } from '../../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';

const COMMON = {
  act: 'order',
  catalogue: MARKET_PATH,
  accountsNeeded: 'one',
  draftOf: (values?: Readonly<Partial<CertificateDraft>>) => new CertificateDraft(values),
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
export const accountCertificateOrdering = new PaymentKind<'MAKE_SHOP_OPERATION', CertificateDraft>({
  ...COMMON,
  ...PRODUCT_FORMS.accountCertificate,
  name: 'accountCertificate',
  prepare: ({ shopProducts }) => void shopProducts.ensure(),
  violationsOf: (draft, context) => certificateViolations(draft, aboutAccounts(context)),
  requestOf: (draft, context, operationId) => accountCertificateOrderOf(draft, aboutAccounts(context), operationId),
  refusedFields: REFUSED_FIELDS,
});

/** Order for a certificate about loans. */
export const loanCertificateOrdering = new PaymentKind<'MAKE_SHOP_OPERATION', CertificateDraft>({
  ...COMMON,
  ...PRODUCT_FORMS.loanCertificate,
  name: 'loanCertificate',
  prepare: ({ shopProducts, loans }) => {
    void shopProducts.ensure();
    void loans.ensure();
  },
  violationsOf: (draft, context) => certificateViolations(draft, aboutLoans(context)),
  requestOf: (draft, context, operationId) => loanCertificateOrderOf(draft, aboutLoans(context), operationId),
  refusedFields: REFUSED_FIELDS,
});

function aboutAccounts({ accounts }: PaymentContext): CertificateCircumstances {
  return { accounts: accounts.accounts, numbers: listedAccounts(accounts.accounts).map(({ number }) => number) };
}

function aboutLoans({ accounts, loans }: PaymentContext): CertificateCircumstances {
  return { accounts: accounts.accounts, numbers: loans.loans.map(({ accountNumber }) => accountNumber) };
}
