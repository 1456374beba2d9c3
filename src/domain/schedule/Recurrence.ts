import { addDays, addMonths, daysFrom, monthsFrom } from '../time/days';
import type { BankDay } from '../time/Instant';
import { MAX_SET_DAYS } from './scheduleLimits';

/** Frequency of a scheduled payment (specification 1, section 5). */
export const PERIODICITIES = ['onceAWeek', 'everyTwoWeeks', 'monthly', 'onSetDates'] as const;

export type Periodicity = (typeof PERIODICITIES)[number];

/** Latest first payment, in days from today. */
export const FURTHEST_FIRST_DAY = 366;

/** Regular recurrence from a day on; unlimited when it has no last day. The last day is included. */
export interface RepeatingRecurrence {
  readonly periodicity: Exclude<Periodicity, 'onSetDates'>;
  readonly firstDay: BankDay;
  readonly lastDay: BankDay | undefined;
}

/** Recurrence on individual days, in ascending order. */
export interface SetDays {
  readonly periodicity: 'onSetDates';
  readonly days: readonly BankDay[];
}

/** Days on which a standing order is paid. */
export type Recurrence = RepeatingRecurrence | SetDays;

const WEEK = 7;

/** First day of a recurrence on or after `from`; `undefined` when there is none. */
export function nextDayOf(recurrence: Recurrence, from: BankDay): BankDay | undefined {
  switch (recurrence.periodicity) {
    case 'onceAWeek':
      return withinLast(recurrence, nextStep(recurrence.firstDay, WEEK, from));
    case 'everyTwoWeeks':
      return withinLast(recurrence, nextStep(recurrence.firstDay, 2 * WEEK, from));
    case 'monthly':
      return withinLast(recurrence, nextMonthly(recurrence.firstDay, from));
    case 'onSetDates':
      return recurrence.days.find((day) => day >= from);
    default:
      return recurrence satisfies never;
  }
}

/** Next days of a recurrence on or after `from`, without the skipped days. */
export function nextDaysOf(
  recurrence: Recurrence,
  from: BankDay,
  wanted: { readonly count: number; readonly without: readonly BankDay[] },
): readonly BankDay[] {
  const days: BankDay[] = [];
  let day = nextDayOf(recurrence, from);
  while (day !== undefined && days.length < wanted.count) {
    if (!wanted.without.includes(day)) {
      days.push(day);
    }
    day = nextDayOf(recurrence, addDays(day, 1));
  }
  return days;
}

/** True when a recurrence can be confirmed today: it begins tomorrow at the earliest and within a year, and has at least one day. */
export function mayBegin(recurrence: Recurrence, today: BankDay): boolean {
  const furthest = addDays(today, FURTHEST_FIRST_DAY);
  if (recurrence.periodicity !== 'onSetDates') {
    const { firstDay, lastDay } = recurrence;
    return firstDay > today && firstDay <= furthest && (lastDay === undefined || lastDay >= firstDay);
  }
  const { days } = recurrence;
  return days.length > 0 && days.length <= MAX_SET_DAYS && days.every((day) => day > today && day <= furthest);
}

/** Recurrence on individual days, sorted and without duplicates. */
export function setDaysOf(days: readonly BankDay[]): SetDays {
  return { periodicity: 'onSetDates', days: [...new Set(days)].toSorted() };
}

function withinLast({ lastDay }: RepeatingRecurrence, day: BankDay): BankDay | undefined {
  return lastDay !== undefined && day > lastDay ? undefined : day;
}

function nextStep(firstDay: BankDay, step: number, from: BankDay): BankDay {
  const steps = Math.ceil(daysFrom(firstDay, from) / step);
  return addDays(firstDay, Math.max(0, steps) * step);
}

function nextMonthly(firstDay: BankDay, from: BankDay): BankDay {
  const months = Math.max(0, monthsFrom(firstDay, from));
  const candidate = addMonths(firstDay, months);
  return candidate >= from ? candidate : addMonths(firstDay, months + 1);
}
