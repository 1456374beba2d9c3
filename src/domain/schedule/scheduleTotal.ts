import { money } from '../money/Money';
import type { Money } from '../money/Money';
import { addMonths, daysFrom, monthsFrom } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { Recurrence, RepeatingRecurrence } from './Recurrence';

/** Payments a schedule will make, without fees. */
export interface ScheduleTotal {
  /** Last day of the schedule; `undefined` for one without an end, of which the total is that of a month. */
  readonly until: BankDay | undefined;
  /** Number of payments; of a month, the largest one. */
  readonly count: number;
  readonly total: Money;
}

const WEEK = 7;

/** Largest number of payments within one calendar month. */
const MAX_A_MONTH: Readonly<Record<RepeatingRecurrence['periodicity'], number>> = {
  onceAWeek: 5,
  everyTwoWeeks: 3,
  monthly: 1,
};

/** Total of a schedule until its end, or of one month when it has none. */
export function scheduleTotal(recurrence: Recurrence, amount: Money): ScheduleTotal {
  const until = lastDayOf(recurrence);
  const count =
    recurrence.periodicity === 'onSetDates'
      ? recurrence.days.length
      : until === undefined
        ? MAX_A_MONTH[recurrence.periodicity]
        : countUntil(recurrence, until);
  return { until, count, total: money(amount.minor * BigInt(count), amount.currency) };
}

/** True when some months have no such day, so that their payment is made on the last one. */
export function fallsOnLastOfMonth(recurrence: Recurrence): boolean {
  return recurrence.periodicity === 'monthly' && Number(recurrence.firstDay.slice(8)) > SHORTEST_MONTH_DAYS;
}

const SHORTEST_MONTH_DAYS = 28;

function lastDayOf(recurrence: Recurrence): BankDay | undefined {
  return recurrence.periodicity === 'onSetDates' ? recurrence.days.at(-1) : recurrence.lastDay;
}

function countUntil({ periodicity, firstDay }: RepeatingRecurrence, until: BankDay): number {
  if (periodicity === 'monthly') {
    const months = monthsFrom(firstDay, until);
    return addMonths(firstDay, months) <= until ? months + 1 : months;
  }
  return Math.floor(daysFrom(firstDay, until) / (periodicity === 'onceAWeek' ? WEEK : 2 * WEEK)) + 1;
}
