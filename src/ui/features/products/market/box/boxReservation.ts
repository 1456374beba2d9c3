import {
  BoxReservationDraft,
  boxReservationOf,
  boxReservationViolations,
} from '../../../../../domain/shop/BoxReservationDraft';
import type { BoxCircumstances } from '../../../../../domain/shop/BoxReservationDraft';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PRODUCT_FORMS } from '../../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { MARKET_PATH } from '../../../../objects/market/marketPaths';

function circumstancesOf({ accounts, boxes }: PaymentContext): BoxCircumstances {
  return { accounts: accounts.accounts, offers: boxes.value ?? [] };
}

/** Reservation of a safe-deposit box, whose key the bank hands out. */
export const boxReservation = new PaymentKind<'MAKE_SHOP_OPERATION', BoxReservationDraft>({
  name: 'boxReservation',
  act: 'order',
  ...PRODUCT_FORMS.boxReservation,
  catalogue: MARKET_PATH,
  accountsNeeded: 'one',
  prepare: ({ shopProducts, boxes }) => {
    void shopProducts.ensure();
    // Each opening asks anew, because others reserve boxes meanwhile.
    void boxes.load('', { keep: true });
  },
  ready: ({ boxes }) => boxes.load('', { keep: true }),
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
