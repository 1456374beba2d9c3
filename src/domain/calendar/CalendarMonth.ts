import { addDays, addMonths, firstOfMonth, lastOfMonth, mondayOf } from '../time/days';
import type { BankDay } from '../time/Instant';

const DAYS_IN_WEEK = 7;

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
  ['PageUp', (day: BankDay) => addMonths(day, -1)],
  ['PageDown', (day: BankDay) => addMonths(day, 1)],
]);
