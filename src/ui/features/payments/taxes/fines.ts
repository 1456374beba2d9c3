import type { ConfirmedCode } from '../../../../application/operations/catalogue';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { FinePaymentDraft, finePaymentOf, fineViolations } from '../../../../domain/tax/FinePaymentDraft';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';

/** Operation code, also used in the history. */
const CODE = 'MAKE_FINE_PAYMENT' satisfies ConfirmedCode;

/** Payment of a fine for a traffic offence. */
export const fines = new PaymentKind<'MAKE_FINE_PAYMENT', FinePaymentDraft>({
  name: 'fines',
  act: 'payment',
  code: 'MAKE_FINE_PAYMENT',
  path: '/payment/fines',
  accountsNeeded: 'one',
  draftOf: (values) => new FinePaymentDraft(values),
  violationsOf: (draft, { accounts }) => fineViolations(draft, accounts.accounts),
  requestOf: (draft, { accounts }, operationId) => finePaymentOf(draft, accounts.accounts, operationId),
  // A fine that came back can be paid once more; the bank refuses one that has been paid.
  repeatOf: ({ txnCode, debit, terms }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    const decisionNumber = terms?.details?.decisionNumber;
    if (txnCode !== CODE || from === undefined || decisionNumber === undefined) {
      return undefined;
    }
    return {
      debitAccountId: from.id,
      decisionNumber,
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
    };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    ...LIMIT_REFUSALS,
    CURRENCY_MISMATCH: 'debitAccountId',
    FINE_NOT_FOUND: 'decisionNumber',
    FINE_ALREADY_PAID: 'decisionNumber',
    FINE_AMOUNT_CHANGED: 'amountText',
  },
});
