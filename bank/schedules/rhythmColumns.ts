import { setDaysOf } from '../../src/domain/schedule/Rhythm';
import type { Periodicity, Rhythm } from '../../src/domain/schedule/Rhythm';
import type { BankDay } from '../../src/domain/time/Instant';

/** A rhythm as the table of schedules holds it; days are read as text. */
export interface RhythmColumns {
  readonly periodicity: Periodicity;
  readonly first_day: BankDay | null;
  readonly last_day: BankDay | null;
  readonly days: readonly BankDay[];
}

export function rhythmOf({ periodicity, first_day: firstDay, last_day: lastDay, days }: RhythmColumns): Rhythm {
  if (periodicity === 'onSetDates') {
    return setDaysOf(days);
  }
  if (firstDay === null) {
    throw new Error('A rhythm that repeats begins on a day');
  }
  return { periodicity, firstDay, lastDay: lastDay ?? undefined };
}

export function columnsOf(rhythm: Rhythm): RhythmColumns {
  return rhythm.periodicity === 'onSetDates'
    ? { periodicity: rhythm.periodicity, first_day: null, last_day: null, days: rhythm.days }
    : { periodicity: rhythm.periodicity, first_day: rhythm.firstDay, last_day: rhythm.lastDay ?? null, days: [] };
}
