import {
  AccountOpeningDraft,
  accountOpeningOf,
  accountOpeningViolations,
} from '../../../../../domain/shop/AccountOpeningDraft';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';
import { SHOP_PRODUCTS } from '../resources';
import { ensured } from '../../../../flow/payment/PaymentResource';

/** Order for a new account, which the bank opens within minutes; the first one needs no account to pay from. */
export const accountOpening = new PaymentKind<'MAKE_SHOP_OPERATION', AccountOpeningDraft>({
  act: 'order',
  ...formOf('accountOpening'),
  catalogue: MARKET_PATH,
  accountsNeeded: 'none',
  loads: [ensured(SHOP_PRODUCTS)],
  requires: [ensured(SHOP_PRODUCTS)],
  draftOf: (values) => new AccountOpeningDraft(values),
  violationsOf: (draft, { accounts }) => accountOpeningViolations(draft, accounts.accounts),
  requestOf: (draft, { accounts }, operationId) => accountOpeningOf(draft, accounts.accounts, operationId),
  // Another account is another order.
  repeatOf: () => undefined,
  refusedFields: { ...DEBIT_REFUSALS, INSUFFICIENT_FUNDS: 'debitAccountId', CURRENCY_MISMATCH: 'debitAccountId' },
});
