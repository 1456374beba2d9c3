import { formatAmount } from '../../../../domain/money/formatAmount';
import { FinePaymentDraft, finePaymentOf, fineViolations } from '../../../../domain/tax/FinePaymentDraft';
import { formOf } from '../../../flow/payment/formOf';
import { KIND_FORMS } from '../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';

/** Operation code, also used in the history. */
/** Payment of a fine for a traffic offence. */
export const fines = new PaymentKind<'MAKE_FINE_PAYMENT', FinePaymentDraft>({
  ...formOf('fines'),
  act: 'payment',
  accountsNeeded: 'one',
  draftOf: (values) => new FinePaymentDraft(values),
  violationsOf: (draft, { accounts }) => fineViolations(draft, accounts.accounts),
  requestOf: (draft, { accounts }, operationId) => finePaymentOf(draft, accounts.accounts, operationId),
  // A fine that came back can be paid once more; the bank refuses one that has been paid.
  repeatOf: ({ txnCode, debit, terms }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    const decisionNumber = terms?.details?.decisionNumber;
    if (txnCode !== KIND_FORMS.fines.code || from === undefined || decisionNumber === undefined) {
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
