import type { Instant } from '../time/Instant';
import { fittingInstalment } from './schedule';
import type { LoanBalance } from './repayment';

/** The bank looks at it; it agreed, and the loan runs longer; it did not. */
export const RESTRUCTURING_STATUSES = ['review', 'approved', 'rejected'] as const;

export type RestructuringStatus = (typeof RESTRUCTURING_STATUSES)[number];

/** The latest request of a customer to repay a loan over a longer time. */
export interface Restructuring {
  /** So many months longer. */
  readonly months: number;
  readonly status: RestructuringStatus;
  readonly askedAt: Instant;
}

/** How many months longer can be asked for at once. */
export const MOST_MONTHS_LONGER = 36;

/** Whether there is anything that could be repaid over a longer time: principal that has not fallen due. */
export function canRunLonger({ state }: Pick<LoanBalance, 'state'>): boolean {
  return state.principal > 0n && state.nextNumber <= state.lastNumber;
}

/** The loan when it runs longer: the same principal in more and smaller instalments. What fell due stays due. */
export function runningLonger<Loan extends Pick<LoanBalance, 'state'>>(standing: Loan, months: number): Loan {
  const state = { ...standing.state, lastNumber: standing.state.lastNumber + months };
  return { ...standing, state: { ...state, instalment: fittingInstalment(state) } };
}
