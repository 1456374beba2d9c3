import { listedAccounts } from '../../../../../domain/account/mainAccount';
import {
  accountCertificateOrderOf,
  loanCertificateOrderOf,
  CertificateDraft,
  certificateViolations,
} from '../../../../../domain/shop/CertificateDraft';
import type { CertificateCircumstances } from '../../../../../domain/shop/CertificateDraft';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';
import { SHOP_PRODUCTS } from '../resources';
import { ensured } from '../../../../flow/payment/PaymentResource';
import { LOANS } from '../../../../flow/payment/sharedResources';

const COMMON = {
  act: 'order',
  catalogue: MARKET_PATH,
  accountsNeeded: 'one',
  draftOf: (values?: Readonly<Partial<CertificateDraft>>) => new CertificateDraft(values),
  requires: [ensured(SHOP_PRODUCTS)],
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
  ...formOf('accountCertificate'),
  loads: [ensured(SHOP_PRODUCTS)],
  violationsOf: (draft, context) => certificateViolations(draft, aboutAccounts(context)),
  requestOf: (draft, context, operationId) => accountCertificateOrderOf(draft, aboutAccounts(context), operationId),
  refusedFields: REFUSED_FIELDS,
});

/** Order for a certificate about loans. */
export const loanCertificateOrdering = new PaymentKind<'MAKE_SHOP_OPERATION', CertificateDraft>({
  ...COMMON,
  ...formOf('loanCertificate'),
  loads: [ensured(SHOP_PRODUCTS), ensured(LOANS)],
  violationsOf: (draft, context) => certificateViolations(draft, aboutLoans(context)),
  requestOf: (draft, context, operationId) => loanCertificateOrderOf(draft, aboutLoans(context), operationId),
  refusedFields: REFUSED_FIELDS,
});

function aboutAccounts({ accounts }: PaymentContext): CertificateCircumstances {
  return { accounts: accounts.accounts, numbers: listedAccounts(accounts.accounts).map(({ number }) => number) };
}

function aboutLoans(context: PaymentContext): CertificateCircumstances {
  const { accounts } = context;
  const loans = LOANS.of(context);
  return { accounts: accounts.accounts, numbers: loans.loans.map(({ accountNumber }) => accountNumber) };
}
