import { monthsLater } from '../schedule/Recurrence';
import { addDays } from '../time/format';
import type { BankDay } from '../time/Instant';

/** Specification 1, section 5: a statement covers at most three months. */
const MOST_MONTHS = 3;

/** A period; both days belong to it. */
export interface StatementPeriod {
  readonly from: BankDay;
  readonly to: BankDay;
}

export type PeriodProblem = 'PERIOD_REVERSED' | 'PERIOD_IN_FUTURE' | 'PERIOD_TOO_LONG';

/** Why a statement cannot be made of a period: it ends before it begins, after today, or covers more than three months. */
export function periodProblem({ from, to }: StatementPeriod, today: BankDay): PeriodProblem | undefined {
  if (from > to) {
    return 'PERIOD_REVERSED';
  }
  if (to > today) {
    return 'PERIOD_IN_FUTURE';
  }
  return to > lastDayFrom(from) ? 'PERIOD_TOO_LONG' : undefined;
}

/** The last day of the longest period that begins on a day: the same day three months later, as calendars are read. */
export function lastDayFrom(from: BankDay): BankDay {
  return monthsLater(from, MOST_MONTHS);
}

export const STATEMENT_PRESETS = ['thisMonth', 'lastMonth', 'days30', 'months3'] as const;

export type StatementPreset = (typeof STATEMENT_PRESETS)[number];

const DAYS_OF_PRESET = 30;

/** The period a preset stands for on a day. */
export function periodOf(preset: StatementPreset, today: BankDay): StatementPeriod {
  const firstOfMonth = firstDayOfMonth(today);
  switch (preset) {
    case 'thisMonth':
      return { from: firstOfMonth, to: today };
    case 'lastMonth': {
      const to = addDays(firstOfMonth, -1);
      return { from: firstDayOfMonth(to), to };
    }
    case 'days30':
      return { from: addDays(today, 1 - DAYS_OF_PRESET), to: today };
    case 'months3':
      return { from: addDays(monthsLater(today, -MOST_MONTHS), 1), to: today };
    default:
      return preset satisfies never;
  }
}

function firstDayOfMonth(day: BankDay): BankDay {
  return addDays(day, 1 - parseInt(day.slice(8), 10));
}
