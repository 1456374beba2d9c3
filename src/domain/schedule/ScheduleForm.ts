import { isWithin } from '../calendar/DayRange';
import type { DayRange } from '../calendar/DayRange';
import { addDays, parseDay } from '../time/days';
import { writtenDay } from '../time/format';
import type { BankDay } from '../time/Instant';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { FURTHEST_FIRST_DAY, setDaysOf } from './Recurrence';
import { MAX_SET_DAYS } from './scheduleLimits';
import type { Periodicity, Recurrence } from './Recurrence';

/** Form fields of a schedule. Days are texts as typed, `DD.MM.YYYY`; individually selected days are already parsed. */
export class ScheduleForm {
  periodicity: Periodicity = 'monthly';
  firstDay = '';
  /** True for a schedule without an end; otherwise it ends on `lastDay`. */
  indefinitely = true;
  lastDay = '';
  days: readonly BankDay[] = [];
  /** Text of the next individual day to be added. */
  newDay = '';

  constructor(values: Readonly<Partial<ScheduleForm>> = {}) {
    Object.assign(this, values);
  }
}

/** Form for changing an existing recurrence. Past days are left out. */
export function scheduleFormOf(
  recurrence: Recurrence,
  { today, nextDay }: { readonly today: BankDay; readonly nextDay: BankDay | undefined },
): ScheduleForm {
  if (recurrence.periodicity === 'onSetDates') {
    return new ScheduleForm({
      periodicity: recurrence.periodicity,
      days: recurrence.days.filter((day) => day > today),
    });
  }
  const { periodicity, firstDay, lastDay } = recurrence;
  return new ScheduleForm({
    periodicity,
    firstDay: writtenDay(firstDay > today ? firstDay : (nextDay ?? addDays(today, 1))),
    indefinitely: lastDay === undefined,
    lastDay: lastDay === undefined ? '' : writtenDay(lastDay),
  });
}

/** First violation of each field on a given day. */
export function scheduleViolations(form: ScheduleForm, today: BankDay): Violations<ScheduleForm> {
  if (form.periodicity === 'onSetDates') {
    return form.days.length === 0 ? { newDay: 'DAYS_REQUIRED' } : {};
  }
  const first = dayViolation(form.firstDay, today);
  const last = form.indefinitely ? undefined : lastDayViolation(form);
  return { ...(first !== undefined && { firstDay: first }), ...(last !== undefined && { lastDay: last }) };
}

/** Violation of the next individual day to be added; `undefined` when it can be added. */
export function newDayViolation({ newDay, days }: ScheduleForm, today: BankDay): ValidationCode | undefined {
  return days.length >= MAX_SET_DAYS ? 'TOO_MANY_DAYS' : dayViolation(newDay, today);
}

/** Recurrence made from a form; `undefined` while the form is incomplete. */
export function recurrenceOfForm({ periodicity, ...form }: ScheduleForm): Recurrence | undefined {
  if (periodicity === 'onSetDates') {
    return form.days.length === 0 ? undefined : setDaysOf(form.days);
  }
  const firstDay = parseDay(form.firstDay);
  const lastDay = form.indefinitely ? undefined : parseDay(form.lastDay);
  const isWhole = firstDay !== undefined && (form.indefinitely || lastDay !== undefined);
  return isWhole ? { periodicity, firstDay, lastDay } : undefined;
}

/** Days that may be the first of a schedule, or one of its single days. */
export function firstDaysFrom(today: BankDay): DayRange {
  return { min: addDays(today, 1), max: addDays(today, FURTHEST_FIRST_DAY) };
}

function dayViolation(text: string, today: BankDay): ValidationCode | undefined {
  const day = parseDay(text);
  if (day === undefined) {
    return 'NOT_A_DAY';
  }
  return isWithin(day, firstDaysFrom(today)) ? undefined : 'SCHEDULE_DAY_RANGE';
}

function lastDayViolation({ firstDay, lastDay }: ScheduleForm): ValidationCode | undefined {
  const [first, last] = [parseDay(firstDay), parseDay(lastDay)];
  if (last === undefined) {
    return 'NOT_A_DAY';
  }
  return first !== undefined && last < first ? 'LAST_DAY_EARLY' : undefined;
}
