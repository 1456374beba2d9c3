import { BondOrderDraft, bondOrderOf, bondOrderViolations } from '../../../../../domain/shop/BondOrderDraft';
import type { BondCircumstances } from '../../../../../domain/shop/BondOrderDraft';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';
import { BONDS } from './resources';
import { SHOP_PRODUCTS } from '../resources';
import { ensured, refreshed } from '../../../../flow/payment/PaymentResource';

function circumstancesOf(context: PaymentContext): BondCircumstances {
  const { accounts } = context;
  const bonds = BONDS.of(context);
  return { accounts: accounts.accounts, issues: bonds.value ?? [] };
}

/** Order for bonds, which the bank buys for the customer. */
export const bondPurchase = new PaymentKind<'MAKE_SHOP_OPERATION', BondOrderDraft>({
  act: 'order',
  ...formOf('bondPurchase'),
  catalogue: MARKET_PATH,
  accountsNeeded: 'one',
  // Each opening asks anew, because others buy bonds meanwhile.
  loads: [ensured(SHOP_PRODUCTS), refreshed(BONDS)],
  requires: [refreshed(BONDS)],
  draftOf: (values) => new BondOrderDraft(values),
  violationsOf: (draft, context) => bondOrderViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => bondOrderOf(draft, circumstancesOf(context), operationId),
  // Prices and what is left change, so another purchase begins with a choice.
  repeatOf: () => undefined,
  refusedFields: {
    ...DEBIT_REFUSALS,
    INSUFFICIENT_FUNDS: 'debitAccountId',
    CURRENCY_MISMATCH: 'debitAccountId',
    PRODUCT_NOT_OFFERED: 'bondIssue',
    OPERATION_IMPOSSIBLE: 'bondIssue',
    MIN_LIM_NOT_REACHED: 'bondCount',
    MAX_LIM_EXCEEDED: 'bondCount',
  },
});
