import { formatAmount } from '../../../domain/money/formatAmount';
import { JanyKitepDraft, janyKitepOf, janyKitepProblems } from '../../../domain/payment/JanyKitepDraft';
import { PaymentKind } from '../PaymentKind';
import { CATALOGUE_PATH, serviceMarketOf } from '../provider/serviceKinds';
import { PROVIDER_REFUSALS } from '../refusedFields';

/** Rent of schoolbooks. */
export const janyKitep = new PaymentKind<'MAKE_JANY_KITEP_PAYMENT', JanyKitepDraft>({
  name: 'janyKitep',
  act: 'payment',
  code: 'MAKE_JANY_KITEP_PAYMENT',
  path: `${CATALOGUE_PATH}/jany-kitep`,
  accountsNeeded: 'one',
  prepare: ({ services }) => void services.ensure(),
  draftOf: (values) => new JanyKitepDraft(values),
  problemsOf: (draft, desk) => janyKitepProblems(draft, serviceMarketOf(desk)),
  requestOf: (draft, desk, operationId) => janyKitepOf(draft, serviceMarketOf(desk), operationId),
  // The school year is chosen anew: it may be another one now.
  repeatOf: ({ txnCode, debit, credit, terms }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    if (txnCode !== 'MAKE_JANY_KITEP_PAYMENT' || from === undefined) {
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
  },
  refusedFields: { ...PROVIDER_REFUSALS, INVALID_PAYMENT_DETAILS: 'schoolYear' },
});
