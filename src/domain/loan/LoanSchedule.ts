import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import type { LoanBalance } from './repayment';

/** State of an instalment: paid, due and unpaid, or not due yet. */
export const INSTALMENT_STATES = ['paid', 'due', 'coming'] as const;

export type InstalmentState = (typeof INSTALMENT_STATES)[number];

export interface ScheduleLine {
  readonly number: number;
  readonly dueOn: BankDay;
  readonly principal: Money;
  readonly interest: Money;
  readonly amount: Money;
  /** Paid part of the amount. */
  readonly paid: Money;
  /** Principal remaining after the instalment. */
  readonly left: Money;
  readonly state: InstalmentState;
}

/** All instalments of a loan, and its balance, from which both the client and the bank calculate the effect of a repayment. */
export interface LoanSchedule {
  readonly loanId: string;
  readonly currency: Currency;
  readonly lines: readonly ScheduleLine[];
  readonly balance: LoanBalance;
  readonly dataVersion: bigint;
}
