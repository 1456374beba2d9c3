import {
  DepositApplicationDraft,
  depositApplicationOf,
  depositApplicationViolations,
} from '../../../../../domain/deposit/DepositApplicationDraft';
import type { ApplicationCircumstances } from '../../../../../domain/deposit/DepositApplicationDraft';
import { bankDayOf } from '../../../../../domain/time/Instant';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { DEPOSITS_PATH } from '../../../../objects/deposits/depositPaths';
import { DEPOSIT_PRODUCTS } from './resources';
import { ensured } from '../../../../flow/payment/PaymentResource';

/** A deposit that is opened with money of an account. */
export const depositOpening = new PaymentKind<'MAKE_SHOP_OPERATION', DepositApplicationDraft>({
  ...formOf('depositOpening'),
  act: 'openDeposit',
  catalogue: DEPOSITS_PATH,
  accountsNeeded: 'one',
  loads: [ensured(DEPOSIT_PRODUCTS)],
  requires: [ensured(DEPOSIT_PRODUCTS)],
  draftOf: (values) => new DepositApplicationDraft(values),
  violationsOf: (draft, context) => depositApplicationViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => depositApplicationOf(draft, circumstancesOf(context), operationId),
  // Rates and products are others by then, and a second contract is no repetition of the first.
  repeatOf: () => undefined,
  refusedFields: {
    ...DEBIT_REFUSALS,
    DEPOSIT_NOT_OFFERED: 'productId',
    MIN_LIM_NOT_REACHED: 'amountText',
    MAX_LIM_EXCEEDED: 'amountText',
    CURRENCY_MISMATCH: 'debitAccountId',
  },
});

export function circumstancesOf(context: PaymentContext): ApplicationCircumstances {
  const { accounts, time } = context;
  const depositProducts = DEPOSIT_PRODUCTS.of(context);
  return { accounts: accounts.accounts, products: depositProducts.content, today: bankDayOf(time.now) };
}
