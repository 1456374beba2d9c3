import {
  CheckbookOrderDraft,
  checkbookOrderOf,
  checkbookOrderViolations,
} from '../../../../../domain/shop/CheckbookOrderDraft';
import type { CheckbookCircumstances } from '../../../../../domain/shop/CheckbookOrderDraft';
import { bankDayOf } from '../../../../../domain/time/Instant';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';
import { SHOP_PRODUCTS } from '../resources';
import { ensured } from '../../../../flow/payment/PaymentResource';

/** Order for checkbooks of an account, which an employee collects. */
export const checkbookOrdering = new PaymentKind<'MAKE_SHOP_OPERATION', CheckbookOrderDraft>({
  act: 'order',
  ...formOf('checkbookOrdering'),
  catalogue: MARKET_PATH,
  accountsNeeded: 'one',
  loads: [ensured(SHOP_PRODUCTS)],
  requires: [ensured(SHOP_PRODUCTS)],
  draftOf: (values) => new CheckbookOrderDraft(values),
  violationsOf: (draft, context) => checkbookOrderViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => checkbookOrderOf(draft, circumstancesOf(context), operationId),
  // The person who collects the next checkbooks must be named again.
  repeatOf: () => undefined,
  refusedFields: { ...DEBIT_REFUSALS, INSUFFICIENT_FUNDS: 'debitAccountId', CURRENCY_MISMATCH: 'debitAccountId' },
});

function circumstancesOf({ accounts, time }: PaymentContext): CheckbookCircumstances {
  return { accounts: accounts.accounts, today: bankDayOf(time.now) };
}
