import type { BankDay, Instant } from '../time/Instant';
import type { Recurrence } from './Recurrence';

/** State of a schedule; a finished one has no days left. */
export const SCHEDULE_STATES = ['active', 'paused', 'finished'] as const;

export type ScheduleState = (typeof SCHEDULE_STATES)[number];

/**
 * State of one day of a schedule: being attempted until the end of the day; paid; failed in all attempts; missed because the bank was out
 * of operation; skipped at the customer's request.
 */
export const RUN_STATES = ['due', 'done', 'failed', 'missed', 'skipped'] as const;

export type RunState = (typeof RUN_STATES)[number];

/** Run of a schedule on a day that has come. */
export interface ScheduleRun {
  readonly day: BankDay;
  readonly state: RunState;
  /** Failure code of the last attempt. */
  readonly failure: string | undefined;
  /** Id of the resulting transaction. */
  readonly transactionId: string | undefined;
}

/** Standing order: a payment made automatically, as described by its template. */
export interface Schedule {
  readonly id: string;
  readonly recurrence: Recurrence;
  readonly state: ScheduleState;
  /** Future days to be skipped. */
  readonly skippedDays: readonly BankDay[];
  /** Next payment days, at most {@link SHOWN_DAYS}; empty while the schedule is paused. */
  readonly nextDays: readonly BankDay[];
  /** Latest runs, newest first, at most five. */
  readonly runs: readonly ScheduleRun[];
  readonly confirmedAt: Instant;
  /** Fingerprint of the payment and its recurrence as confirmed. */
  readonly fingerprint: string;
}

/** Number of next payment days that are shown. */
export const SHOWN_DAYS = 5;

/** Time at which scheduled payments of a day begin, in minutes since midnight in Bishkek. */
export const RUNS_FROM_MINUTE = 8 * 60;
