import type { ConfirmedCode } from '../../../application/operations/catalogue';
import type { Transaction } from '../../../domain/history/Transaction';
import { formatAmount } from '../../../domain/money/formatAmount';
import { JanyKitepDraft, janyKitepOf, janyKitepProblems } from '../../../domain/payment/JanyKitepDraft';
import type { PaymentContext } from '../PaymentContext';
import { PaymentKind } from '../PaymentKind';
import { CATALOGUE_PATH, serviceMarketOf } from '../provider/serviceKinds';
import { PROVIDER_REFUSALS } from '../refusedFields';

/** What its operations are called, also in the history. */
const CODE = 'MAKE_JANY_KITEP_PAYMENT' satisfies ConfirmedCode;

/** Rent of schoolbooks. */
export const janyKitep = new PaymentKind<'MAKE_JANY_KITEP_PAYMENT', JanyKitepDraft>({
  name: 'janyKitep',
  act: 'payment',
  code: 'MAKE_JANY_KITEP_PAYMENT',
  path: `${CATALOGUE_PATH}/jany-kitep`,
  accountsNeeded: 'one',
  prepare: ({ services }) => void services.ensure(),
  ready: ({ services }) => services.ensure(),
  draftOf: (values) => new JanyKitepDraft(values),
  problemsOf: (draft, context) => janyKitepProblems(draft, serviceMarketOf(context)),
  requestOf: (draft, context, operationId) => janyKitepOf(draft, serviceMarketOf(context), operationId),
  repeatOf: repeated,
  keptOf: (transaction, context) => {
    const values = repeated(transaction, context);
    return values && { ...values, schoolYear: transaction.terms?.details?.schoolYear ?? '' };
  },
  refusedFields: { ...PROVIDER_REFUSALS, INVALID_PAYMENT_DETAILS: 'schoolYear' },
});

/** What an earlier payment was filled in with; the school year is chosen anew, because it may be another one now. */
function repeated(
  { txnCode, debit, credit, terms }: Transaction,
  { accounts }: PaymentContext,
): Partial<JanyKitepDraft> | undefined {
  const from = accounts.byNumber(debit.accountNumber);
  if (txnCode !== CODE || from === undefined) {
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
