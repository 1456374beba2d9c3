import { setDaysOf } from '../../../src/domain/schedule/Recurrence';
import type { Periodicity, Recurrence } from '../../../src/domain/schedule/Recurrence';
import type { BankDay } from '../../../src/domain/time/Instant';

/** A recurrence as the table of schedules holds it; days are read as text. */
export interface RecurrenceColumns {
  readonly periodicity: Periodicity;
  readonly first_day: BankDay | null;
  readonly last_day: BankDay | null;
  readonly days: readonly BankDay[];
}

export function recurrenceOf({
  periodicity,
  first_day: firstDay,
  last_day: lastDay,
  days,
}: RecurrenceColumns): Recurrence {
  if (periodicity === 'onSetDates') {
    return setDaysOf(days);
  }
  if (firstDay === null) {
    throw new Error('A recurrence that repeats begins on a day');
  }
  return { periodicity, firstDay, lastDay: lastDay ?? undefined };
}

export function columnsOf(recurrence: Recurrence): RecurrenceColumns {
  return recurrence.periodicity === 'onSetDates'
    ? { periodicity: recurrence.periodicity, first_day: null, last_day: null, days: recurrence.days }
    : {
        periodicity: recurrence.periodicity,
        first_day: recurrence.firstDay,
        last_day: recurrence.lastDay ?? null,
        days: [],
      };
}
