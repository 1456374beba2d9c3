import { monthsLater } from '../schedule/Recurrence';
import { addDays } from '../time/format';
import type { BankDay } from '../time/Instant';

const DAYS_IN_WEEK = 7;
const MONDAY_BEFORE_SUNDAY = 6;

/** First day of the month of a day. */
export function firstOfMonth(day: BankDay): BankDay {
  return addDays(day, 1 - Number(day.slice(8)));
}

export function lastOfMonth(day: BankDay): BankDay {
  return addDays(monthsLater(firstOfMonth(day), 1), -1);
}

/** Calendar month of a day as whole weeks from Monday to Sunday, including the days of adjacent months that complete them. */
export function weeksOf(day: BankDay): readonly (readonly BankDay[])[] {
  const start = mondayOf(firstOfMonth(day));
  const last = lastOfMonth(day);
  const weeks: BankDay[][] = [];
  for (let monday = start; monday <= last; monday = addDays(monday, DAYS_IN_WEEK)) {
    weeks.push(Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

/** Day that receives the focus after a key press; `undefined` for keys that do not move it. */
export function dayReachedBy(key: string, day: BankDay): BankDay | undefined {
  return MOVES.get(key)?.(day);
}

const MOVES: ReadonlyMap<string, (day: BankDay) => BankDay> = new Map([
  ['ArrowLeft', (day: BankDay) => addDays(day, -1)],
  ['ArrowRight', (day: BankDay) => addDays(day, 1)],
  ['ArrowUp', (day: BankDay) => addDays(day, -DAYS_IN_WEEK)],
  ['ArrowDown', (day: BankDay) => addDays(day, DAYS_IN_WEEK)],
  ['Home', mondayOf],
  ['End', (day: BankDay) => addDays(mondayOf(day), DAYS_IN_WEEK - 1)],
  ['PageUp', (day: BankDay) => monthsLater(day, -1)],
  ['PageDown', (day: BankDay) => monthsLater(day, 1)],
]);

function mondayOf(day: BankDay): BankDay {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + MONDAY_BEFORE_SUNDAY) % DAYS_IN_WEEK));
}
