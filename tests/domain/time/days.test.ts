import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addDays,
  addMonths,
  daysFrom,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  monthsFrom,
  weekdayOf,
} from '../../../src/domain/time/days';
import { bankDayOf, checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is not a day`);
  }
  return checked;
}

const DAYS = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) }).map(bankDayOf);

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-05-15', -17, '2024-12-15'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i months is %s', (from, months, expected) => {
  expect(addMonths(day(from), months)).toBe(expected);
});

test.each([
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-28', 6, '2026-11-23'],
  ['2026-11-29', 7, '2026-11-23'],
  ['2027-01-01', 5, '2026-12-28'],
])('%s is day %i of the week that begins on %s', (date, weekday, monday) => {
  expect(weekdayOf(day(date))).toBe(weekday);
  expect(mondayOf(day(date))).toBe(monday);
});

test('days that are added are counted back', () => {
  fc.assert(
    fc.property(DAYS, fc.integer({ min: -40_000, max: 40_000 }), (from, count) => {
      const to = addDays(from, count);
      expect(daysFrom(from, to)).toBe(count);
      expect(daysFrom(to, from)).toBe(0 - count);
    }),
  );
});

test('months that are added are counted back, and leave the day of the month unless it does not exist', () => {
  fc.assert(
    fc.property(DAYS, fc.integer({ min: -600, max: 600 }), (from, count) => {
      const to = addMonths(from, count);
      expect(monthsFrom(from, to)).toBe(count);
      expect(to.slice(8) === from.slice(8) || to === lastOfMonth(to)).toBe(true);
    }),
  );
});

test('a month ends on the day before the next one begins', () => {
  fc.assert(
    fc.property(DAYS, (each) => {
      expect(firstOfMonth(each)).toBe(`${each.slice(0, 7)}-01`);
      expect(addDays(lastOfMonth(each), 1)).toBe(firstOfMonth(addMonths(each, 1)));
    }),
  );
});
