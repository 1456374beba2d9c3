import type { Account } from '../account/Account';
import type { OperationId } from '../operation/OperationId';
import { amountOf, debitViolation, definedOnly, Filled, unreadableAmount } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { Loan } from './Loan';
import type { LoanRepayment } from './LoanRepayment';
import type { LoanSchedule } from './LoanSchedule';
import { planRepayment, REPAYMENT_GOALS, REPAYMENT_MODES } from './repayment';
import type { PlannedRepayment, RepaymentGoal, RepaymentMode, RepaymentViolation } from './repayment';

/** Draft of a loan repayment. */
export class LoanRepaymentDraft {
  @Filled('LOAN_REQUIRED')
  loanId = '';

  mode: RepaymentMode = 'instalment';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  /** Amount of a partial repayment; in the other modes the amount is calculated. */
  amountText = '';

  goal: RepaymentGoal = 'term';

  constructor(values: Readonly<Partial<LoanRepaymentDraft>> = {}) {
    this.loanId = values.loanId ?? '';
    this.mode = REPAYMENT_MODES.find((each) => each === values.mode) ?? 'instalment';
    this.debitAccountId = values.debitAccountId ?? '';
    this.amountText = values.amountText ?? '';
    this.goal = REPAYMENT_GOALS.find((each) => each === values.goal) ?? 'term';
  }
}

/** Accounts and loans of the customer, and the schedule of the selected loan once it is loaded. */
export interface LoanCircumstances {
  readonly accounts: readonly Account[];
  readonly loans: readonly Loan[];
  readonly schedule: LoanSchedule | undefined;
}

const VIOLATIONS: Readonly<
  Record<RepaymentViolation, { readonly field: 'mode' | 'amountText'; readonly code: ValidationCode }>
> = {
  NOTHING_TO_REPAY: { field: 'mode', code: 'REPAYMENT_NOT_NEEDED' },
  TOO_SMALL: { field: 'amountText', code: 'REPAYMENT_TOO_SMALL' },
  TOO_LARGE: { field: 'amountText', code: 'REPAYMENT_TOO_LARGE' },
};

/**
 * Repayment planned by a draft and the loan after it, by the rules the bank books by; a violation when it is impossible. `undefined` while
 * a partial repayment has no amount, or the schedule of the loan is not loaded.
 */
export function plannedRepayment(
  draft: LoanRepaymentDraft,
  { schedule }: Pick<LoanCircumstances, 'schedule'>,
): PlannedRepayment | RepaymentViolation | undefined {
  if (schedule?.loanId !== draft.loanId) {
    return undefined;
  }
  const { balance, currency } = schedule;
  if (draft.mode !== 'part') {
    return planRepayment(balance, { mode: draft.mode });
  }
  const amount = amountOf(draft.amountText, { currency });
  return amount && planRepayment(balance, { mode: 'part', minor: amount.minor, goal: draft.goal });
}

/** First violation of each field; empty when the repayment can be created. */
export function loanRepaymentViolations(
  draft: LoanRepaymentDraft,
  circumstances: LoanCircumstances,
): Violations<LoanRepaymentDraft> {
  const debit = circumstances.accounts.find(({ id }) => id === draft.debitAccountId);
  const loan = circumstances.loans.find(({ id }) => id === draft.loanId);
  const planned = plannedRepayment(draft, circumstances);
  const refused = typeof planned === 'string' ? VIOLATIONS[planned] : undefined;
  const unreadable =
    draft.mode === 'part' && loan !== undefined
      ? unreadableAmount(draft.amountText, loan.outstanding.currency)
      : undefined;
  const asked = typeof planned === 'object' ? planned.split.amount : 0n;
  const own = {
    loanId: loan === undefined ? ('LOAN_REQUIRED' as const) : undefined,
    mode: refused?.field === 'mode' ? refused.code : undefined,
    debitAccountId: ofDebit(debit, loan, asked),
    amountText: unreadable ?? (refused?.field === 'amountText' ? refused.code : undefined),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

function ofDebit(debit: Account | undefined, loan: Loan | undefined, asked: bigint): ValidationCode | undefined {
  if (debit !== undefined && loan !== undefined && debit.currency !== loan.outstanding.currency) {
    return 'CURRENCY_MISMATCH';
  }
  return (
    debitViolation(debit) ?? (debit !== undefined && asked > debit.available.minor ? 'MORE_THAN_AVAILABLE' : undefined)
  );
}

/** Repayment made from a draft; `undefined` when the draft is not valid. */
export function loanRepaymentOf(
  draft: LoanRepaymentDraft,
  circumstances: LoanCircumstances,
  operationId: OperationId,
): LoanRepayment | undefined {
  if (!isSound(loanRepaymentViolations(draft, circumstances))) {
    return undefined;
  }
  const { loanId, debitAccountId, mode, goal } = draft;
  if (mode !== 'part') {
    return { operationId, debitAccountId, loanId, mode };
  }
  const loan = circumstances.loans.find(({ id }) => id === loanId);
  const amount = loan && amountOf(draft.amountText, loan.outstanding);
  return amount && { operationId, debitAccountId, loanId, mode, amount, goal };
}
