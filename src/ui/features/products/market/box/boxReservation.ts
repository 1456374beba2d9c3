import {
  BoxReservationDraft,
  boxReservationOf,
  boxReservationViolations,
} from '../../../../../domain/shop/BoxReservationDraft';
import type { BoxCircumstances } from '../../../../../domain/shop/BoxReservationDraft';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';
import { BOXES } from './resources';
import { SHOP_PRODUCTS } from '../resources';
import { ensured, refreshed } from '../../../../flow/payment/PaymentResource';

function circumstancesOf(context: PaymentContext): BoxCircumstances {
  const { accounts } = context;
  const boxes = BOXES.of(context);
  return { accounts: accounts.accounts, offers: boxes.value ?? [] };
}

/** Reservation of a safe-deposit box, whose key the bank hands out. */
export const boxReservation = new PaymentKind<'MAKE_SHOP_OPERATION', BoxReservationDraft>({
  act: 'order',
  ...formOf('boxReservation'),
  catalogue: MARKET_PATH,
  accountsNeeded: 'one',
  // Each opening asks anew, because others reserve boxes meanwhile.
  loads: [ensured(SHOP_PRODUCTS), refreshed(BOXES)],
  requires: [refreshed(BOXES)],
  draftOf: (values) => new BoxReservationDraft(values),
  violationsOf: (draft, context) => boxReservationViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => boxReservationOf(draft, circumstancesOf(context), operationId),
  // Another box is another order.
  repeatOf: () => undefined,
  refusedFields: {
    ...DEBIT_REFUSALS,
    INSUFFICIENT_FUNDS: 'debitAccountId',
    CURRENCY_MISMATCH: 'debitAccountId',
    OPERATION_IMPOSSIBLE: 'boxSize',
  },
});
