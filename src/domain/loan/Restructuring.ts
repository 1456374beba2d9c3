import type { Instant } from '../time/Instant';
import { fittingInstalment } from './schedule';
import type { LoanBalance } from './repayment';

/** Status of a request: under review; approved, with the term extended; rejected. */
export const RESTRUCTURING_STATUSES = ['review', 'approved', 'rejected'] as const;

export type RestructuringStatus = (typeof RESTRUCTURING_STATUSES)[number];

/** Latest request of a customer to extend the term of a loan. */
export interface Restructuring {
  /** Number of months by which the term is extended. */
  readonly months: number;
  readonly status: RestructuringStatus;
  readonly askedAt: Instant;
}

/** Longest extension of one request, in months. */
export const MAX_MONTHS_LONGER = 36;

/** True when the term can be extended: there is principal that is not due yet, and an instalment to come. */
export function canRunLonger({ state }: Pick<LoanBalance, 'state'>): boolean {
  return state.principal > 0n && state.nextNumber <= state.lastNumber;
}

/** Loan with an extended term: the same principal in more and smaller instalments. Amounts that are due stay due. */
export function runningLonger<Loan extends Pick<LoanBalance, 'state'>>(balance: Loan, months: number): Loan {
  const state = { ...balance.state, lastNumber: balance.state.lastNumber + months };
  return { ...balance, state: { ...state, instalment: fittingInstalment(state) } };
}
