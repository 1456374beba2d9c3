import {
  LoanRepaymentDraft,
  loanRepaymentOf,
  loanRepaymentViolations,
} from '../../../../../domain/loan/LoanRepaymentDraft';
import type { LoanCircumstances } from '../../../../../domain/loan/LoanRepaymentDraft';
import type { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { formOf } from '../../../../flow/payment/formOf';
import { PaymentKind } from '../../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS } from '../../../../flow/payment/refusedFields';
import { LOANS_PATH } from '../../../../objects/loans/loanPaths';
import { LOAN_SCHEDULE } from './resources';
import { ensured } from '../../../../flow/payment/PaymentResource';
import { LOANS } from '../../../../flow/payment/sharedResources';

/** Money from an account to a loan: the next instalment, a part of the principal before its time, or everything. */
export const loanRepayment = new PaymentKind<'DIGITAL_LOAN_MAKE_REPAYMENT', LoanRepaymentDraft>({
  ...formOf('loanRepayment'),
  act: 'repay',
  catalogue: LOANS_PATH,
  accountsNeeded: 'one',
  loads: [ensured(LOANS)],
  draftOf: (values) => new LoanRepaymentDraft(values),
  violationsOf: (draft, context) => loanRepaymentViolations(draft, circumstancesOf(context)),
  requestOf: (draft, context, operationId) => loanRepaymentOf(draft, circumstancesOf(context), operationId),
  // A repayment cannot be repeated: the amount due has changed by then.
  repeatOf: () => undefined,
  refusedFields: {
    ...DEBIT_REFUSALS,
    LOAN_NOT_FOUND: 'loanId',
    OPERATION_IMPOSSIBLE: 'mode',
    LOAN_REPAYMENT_TOO_SMALL: 'amountText',
    LOAN_REPAYMENT_TOO_LARGE: 'amountText',
    CURRENCY_MISMATCH: 'debitAccountId',
    ACCOUNT_CREDIT_NOT_FOUND: 'loanId',
    ACCOUNT_CREDIT_DORMANT: 'loanId',
    ACCOUNT_NO_CREDIT: 'loanId',
  },
});

function circumstancesOf(context: PaymentContext): LoanCircumstances {
  const { accounts } = context;
  const loans = LOANS.of(context);
  const loanSchedule = LOAN_SCHEDULE.of(context);
  return { accounts: accounts.accounts, loans: loans.loans, schedule: loanSchedule.value };
}
