import type { Transaction } from '../../../../domain/history/Transaction';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { JanyKitepDraft, janyKitepOf, janyKitepViolations } from '../../../../domain/payment/JanyKitepDraft';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { formOf } from '../../../flow/payment/formOf';
import { KIND_FORMS } from '../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { serviceMarketOf } from './serviceKinds';
import { PROVIDER_REFUSALS } from '../../../flow/payment/refusedFields';
import { ensured } from '../../../flow/payment/PaymentResource';
import { SERVICES } from '../../../flow/payment/sharedResources';

/** Operation code, also used in the history. */
/** Rent of schoolbooks. */
export const janyKitep = new PaymentKind<'MAKE_JANY_KITEP_PAYMENT', JanyKitepDraft>({
  ...formOf('janyKitep'),
  act: 'payment',
  accountsNeeded: 'one',
  loads: [ensured(SERVICES)],
  requires: [ensured(SERVICES)],
  draftOf: (values) => new JanyKitepDraft(values),
  violationsOf: (draft, context) => janyKitepViolations(draft, serviceMarketOf(context)),
  requestOf: (draft, context, operationId) => janyKitepOf(draft, serviceMarketOf(context), operationId),
  repeatOf: repeated,
  keptOf: (transaction, context) => {
    const values = repeated(transaction, context);
    return values && { ...values, schoolYear: transaction.terms?.details?.schoolYear ?? '' };
  },
  refusedFields: { ...PROVIDER_REFUSALS, INVALID_PAYMENT_DETAILS: 'schoolYear' },
});

/** Field values of an earlier payment, without the school year, which may have changed since. */
function repeated(
  { txnCode, debit, credit, terms }: Transaction,
  { accounts }: PaymentContext,
): Partial<JanyKitepDraft> | undefined {
  const from = accounts.byNumber(debit.accountNumber);
  if (txnCode !== KIND_FORMS.janyKitep.code || from === undefined) {
    return undefined;
  }
  const [grade = '', classLetter = ''] = terms?.details?.schoolClass?.split(' ') ?? [];
  return {
    schoolCode: credit.accountNumber ?? '',
    grade,
    classLetter,
    pupilName: terms?.details?.pupilName ?? '',
    debitAccountId: from.id,
    amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
  };
}
