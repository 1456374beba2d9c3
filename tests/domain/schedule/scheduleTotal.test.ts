import fc from 'fast-check';
import { expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { nextDaysOf } from '../../../src/domain/schedule/Recurrence';
import type { RepeatingRecurrence } from '../../../src/domain/schedule/Recurrence';
import { fallsOnLastOfMonth, scheduleTotal } from '../../../src/domain/schedule/scheduleTotal';
import { addDays, firstOfMonth } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { runs } from '../../support/propertyRuns';

const START = bankDayOf(Date.UTC(2026, 10, 26));
const AMOUNT = money(1_234n, 'KGS');

const recurrences = fc.record({
  periodicity: fc.constantFrom('onceAWeek', 'everyTwoWeeks', 'monthly'),
  firstDay: fc.integer({ min: 1, max: 366 }).map((days) => addDays(START, days)),
});

const daysOf = (recurrence: RepeatingRecurrence, count: number): readonly BankDay[] =>
  nextDaysOf(recurrence, START, { count, without: [] });

it('counts exactly the days that will be paid until the end', () => {
  fc.assert(
    fc.property(recurrences, fc.integer({ min: 0, max: 700 }), (recurrence, length) => {
      const lastDay = addDays(recurrence.firstDay, length);
      const { until, count, total } = scheduleTotal({ ...recurrence, lastDay }, AMOUNT);
      expect([until, count]).toEqual([lastDay, daysOf({ ...recurrence, lastDay }, 1_000).length]);
      expect(total).toEqual(money(1_234n * BigInt(count), 'KGS'));
    }),
  );
});

it('never promises less than a month takes when there is no end', () => {
  fc.assert(
    fc.property(recurrences, (repeating) => {
      const recurrence = { ...repeating, lastDay: undefined };
      const { until, count } = scheduleTotal(recurrence, AMOUNT);
      const months = daysOf(recurrence, 60).map(firstOfMonth);
      const counts = months.map((month) => months.filter((each) => each === month).length);
      expect([until, Math.max(...counts)]).toEqual([undefined, count]);
    }),
    runs({ cost: 'medium' }),
  );
});

it('adds up single days', () => {
  const days = [addDays(START, 3), addDays(START, 9)];
  expect(scheduleTotal({ periodicity: 'onSetDates', days }, AMOUNT)).toEqual({
    until: addDays(START, 9),
    count: 2,
    total: money(2_468n, 'KGS'),
  });
});

it.each([
  ['monthly', 28, false],
  ['monthly', 29, true],
  ['monthly', 31, true],
  ['onceAWeek', 31, false],
] as const)('%s on day %i falls on the last of a month: %s', (periodicity, day, falls) => {
  const firstDay = bankDayOf(Date.UTC(2026, 11, day));
  expect(fallsOnLastOfMonth({ periodicity, firstDay, lastDay: undefined })).toBe(falls);
});
