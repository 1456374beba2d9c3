import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import type { LoanBalance } from './repayment';

/** Whether an instalment was paid, fell due and was not, or is still to come. */
export const INSTALMENT_STATES = ['paid', 'due', 'coming'] as const;

export type InstalmentState = (typeof INSTALMENT_STATES)[number];

export interface ScheduleLine {
  readonly number: number;
  readonly dueOn: BankDay;
  readonly principal: Money;
  readonly interest: Money;
  readonly amount: Money;
  /** Of the amount, what is paid. */
  readonly paid: Money;
  /** The principal that is left after it. */
  readonly left: Money;
  readonly state: InstalmentState;
}

/** The instalments of a loan from the first to the last, and where it stands: by that both ends reckon what a repayment changes. */
export interface LoanSchedule {
  readonly loanId: string;
  readonly currency: Currency;
  readonly lines: readonly ScheduleLine[];
  readonly standing: LoanBalance;
  readonly dataVersion: bigint;
}
