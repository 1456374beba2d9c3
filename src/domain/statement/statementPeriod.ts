import { addDays, addMonths, firstOfMonth } from '../time/days';
import type { BankDay } from '../time/Instant';

/** Longest period of a statement in months (specification 1, section 5). */
const MAX_MONTHS = 3;

/** Period of a statement; both days belong to it. */
export interface StatementPeriod {
  readonly from: BankDay;
  readonly to: BankDay;
}

export type PeriodViolation = 'PERIOD_REVERSED' | 'PERIOD_IN_FUTURE' | 'PERIOD_TOO_LONG';

/**
 * Reason a statement cannot be made for a period, `undefined` when it can: the period ends before it begins, ends after today, or covers
 * more than three months.
 */
export function periodViolation({ from, to }: StatementPeriod, today: BankDay): PeriodViolation | undefined {
  if (from > to) {
    return 'PERIOD_REVERSED';
  }
  if (to > today) {
    return 'PERIOD_IN_FUTURE';
  }
  return to > lastDayFrom(from) ? 'PERIOD_TOO_LONG' : undefined;
}

/** Last day of the longest period that begins on a day: the same day of the month three months later. */
export function lastDayFrom(from: BankDay): BankDay {
  return addMonths(from, MAX_MONTHS);
}

export const STATEMENT_PRESETS = ['thisMonth', 'lastMonth', 'days30', 'months3'] as const;

export type StatementPreset = (typeof STATEMENT_PRESETS)[number];

const DAYS_OF_PRESET = 30;

/** Period of a preset on a given day. */
export function periodOf(preset: StatementPreset, today: BankDay): StatementPeriod {
  const from = firstOfMonth(today);
  switch (preset) {
    case 'thisMonth':
      return { from, to: today };
    case 'lastMonth': {
      const to = addDays(from, -1);
      return { from: firstOfMonth(to), to };
    }
    case 'days30':
      return { from: addDays(today, 1 - DAYS_OF_PRESET), to: today };
    case 'months3':
      return { from: addDays(addMonths(today, -MAX_MONTHS), 1), to: today };
    default:
      return preset satisfies never;
  }
}
