import type { BankDay, Instant } from '../time/Instant';
import type { Recurrence } from './Recurrence';

/** Whether payments are made; a finished one has no day left. */
export const SCHEDULE_STATES = ['active', 'paused', 'finished'] as const;

export type ScheduleState = (typeof SCHEDULE_STATES)[number];

/**
 * What became of one day of a schedule: tried until the end of the day, made, not made although it was tried, not tried because
 * the bank was not there, left out as the customer wished.
 */
export const RUN_STATES = ['due', 'done', 'failed', 'missed', 'skipped'] as const;

export type RunState = (typeof RUN_STATES)[number];

/** One day of a schedule that has come. */
export interface ScheduleRun {
  readonly day: BankDay;
  readonly state: RunState;
  /** Why the last try did not succeed: the name of a refusal. */
  readonly failure: string | undefined;
  /** The line of history it became. */
  readonly transactionId: string | undefined;
}

/** A payment that is made by itself. What it pays stands in its template. */
export interface Schedule {
  readonly id: string;
  readonly recurrence: Recurrence;
  readonly state: ScheduleState;
  /** Days still to come that are left out. */
  readonly skippedDays: readonly BankDay[];
  /** The next days on which it is paid, five at most; empty while it is paused. */
  readonly nextDays: readonly BankDay[];
  /** The latest first, five at most. */
  readonly runs: readonly ScheduleRun[];
  readonly confirmedAt: Instant;
  /** Stands for the payment and its recurrence as they were confirmed. */
  readonly fingerprint: string;
}

/** How many of the next days are shown. */
export const SHOWN_DAYS = 5;

/** The hour of Bishkek at which scheduled payments of a day begin, in minutes since midnight. */
export const RUNS_FROM_MINUTE = 8 * 60;
