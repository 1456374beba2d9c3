import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

import { BISHKEK_OFFSET_MS, bankDayOf, checkedToBankDay } from './Instant';
import type { BankDay } from './Instant';
import { identifierText } from '../text/identifiers';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

const DAYS_IN_WEEK = 7;
const SUNDAY = 0;

/** The day `count` days later, or earlier when `count` is negative. */
export function addDays(day: BankDay, count: number): BankDay {
  return dayOf(dateOf(day).add(count, 'day'));
}

/** The same day of the month `count` months later or earlier; the last day of a month that has no such day. */
export function addMonths(day: BankDay, count: number): BankDay {
  return dayOf(dateOf(day).add(count, 'month'));
}

/** First day of the month of a day. */
export function firstOfMonth(day: BankDay): BankDay {
  return dayOf(dateOf(day).startOf('month'));
}

/** Last day of the month of a day. */
export function lastOfMonth(day: BankDay): BankDay {
  return dayOf(dateOf(day).endOf('month'));
}

/** Monday of the week of a day. */
export function mondayOf(day: BankDay): BankDay {
  return addDays(day, 1 - weekdayOf(day));
}

/** Day of the week from 1, Monday, to 7, Sunday (ISO 8601). */
export function weekdayOf(day: BankDay): number {
  const weekday = dateOf(day).day();
  return weekday === SUNDAY ? DAYS_IN_WEEK : weekday;
}

/** Number of days from one day to another; negative when the other is earlier. */
export function daysFrom(from: BankDay, to: BankDay): number {
  return dateOf(to).diff(dateOf(from), 'day');
}

/** Number of calendar months from the month of one day to that of another. */
export function monthsFrom(from: BankDay, to: BankDay): number {
  return dateOf(firstOfMonth(to)).diff(dateOf(firstOfMonth(from)), 'month');
}

/** Relative name of today and yesterday; `undefined` for any other day. */
export function relativeDay(day: BankDay, today: BankDay): 'today' | 'yesterday' | undefined {
  if (day === today) {
    return 'today';
  }
  return day === addDays(today, -1) ? 'yesterday' : undefined;
}

/** Parses `DD.MM.YYYY`; `undefined` when the text has another form or the day does not exist in the calendar. */
export function parseDay(text: string): BankDay | undefined {
  return checkedToBankDay(dayjs.utc(identifierText(text), 'DD.MM.YYYY', true).format('YYYY-MM-DD'));
}

/** A day at midnight of UTC, where no time zone of the machine moves it. */
function dateOf(day: BankDay): Dayjs {
  return dayjs.utc(Date.parse(day));
}

function dayOf(date: Dayjs): BankDay {
  return bankDayOf(date.valueOf() - BISHKEK_OFFSET_MS);
}
