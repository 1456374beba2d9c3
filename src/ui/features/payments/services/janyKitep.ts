import type { ConfirmedCode } from '../../../../application/operations/catalogue';
import type { Transaction } from '../../../../domain/history/Transaction';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { JanyKitepDraft, janyKitepOf, janyKitepViolations } from '../../../../domain/payment/JanyKitepDraft';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { CATALOGUE_PATH } from '../../../objects/payments/providerPaths';
import { serviceMarketOf } from './serviceKinds';
import { PROVIDER_REFUSALS } from '../../../flow/payment/refusedFields';
import { ensured } from '../../../flow/payment/PaymentResource';
import { SERVICES } from '../../../flow/payment/sharedResources';

/** Operation code, also used in the history. */
const CODE = 'MAKE_JANY_KITEP_PAYMENT' satisfies ConfirmedCode;

/** Rent of schoolbooks. */
export const janyKitep = new PaymentKind<'MAKE_JANY_KITEP_PAYMENT', JanyKitepDraft>({
  name: 'janyKitep',
  act: 'payment',
  code: 'MAKE_JANY_KITEP_PAYMENT',
  path: `${CATALOGUE_PATH}/jany-kitep`,
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
