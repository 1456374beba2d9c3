import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mayBegin, nextDayOf, nextDaysOf, setDaysOf } from '../../../src/domain/schedule/Recurrence';
import type { Recurrence, RepeatingRecurrence } from '../../../src/domain/schedule/Recurrence';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { runs } from '../../support/propertyRuns';

const day = (text: string): BankDay => bankDayOf(Date.parse(`${text}T00:00:00+06:00`));

function repeating(periodicity: RepeatingRecurrence['periodicity'], firstDay: string, lastDay?: string): Recurrence {
  return { periodicity, firstDay: day(firstDay), lastDay: lastDay === undefined ? undefined : day(lastDay) };
}

describe('the next days of a recurrence', () => {
  it.each([
    [
      'every week',
      repeating('onceAWeek', '2026-12-05'),
      '2026-11-21',
      ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26', '2027-01-02'],
    ],
    [
      'every two weeks, from a day between',
      repeating('everyTwoWeeks', '2026-12-05'),
      '2026-12-06',
      ['2026-12-19', '2027-01-02', '2027-01-16', '2027-01-30', '2027-02-13'],
    ],
    [
      'monthly on the 31st',
      repeating('monthly', '2026-12-31'),
      '2026-12-31',
      ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    [
      'monthly on the 29th, past a leap year',
      repeating('monthly', '2027-12-29'),
      '2028-02-01',
      ['2028-02-29', '2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29'],
    ],
    [
      'monthly from 29 February',
      repeating('monthly', '2028-02-29'),
      '2029-02-01',
      ['2029-02-28', '2029-03-29', '2029-04-29', '2029-05-29', '2029-06-29'],
    ],
    [
      'until a day, that day included',
      repeating('monthly', '2026-12-15', '2027-01-15'),
      '2026-11-21',
      ['2026-12-15', '2027-01-15'],
    ],
    [
      'on set days, those that are left',
      setDaysOf([day('2026-12-20'), day('2026-12-01'), day('2026-12-20')]),
      '2026-12-01',
      ['2026-12-01', '2026-12-20'],
    ],
    ['on set days that are past', setDaysOf([day('2026-12-01')]), '2026-12-02', []],
  ])('%s', (_name, recurrence, from, expected) => {
    expect(nextDaysOf(recurrence, day(from), { count: 5, without: [] })).toEqual(expected);
  });

  it('pass over days that are left out', () => {
    const recurrence = repeating('onceAWeek', '2026-12-05');
    expect(nextDaysOf(recurrence, day('2026-12-01'), { count: 2, without: [day('2026-12-12')] })).toEqual([
      '2026-12-05',
      '2026-12-19',
    ]);
  });
});

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(day('2000-01-01'), count));
const anyRepeating = fc.record({
  periodicity: fc.constantFrom('onceAWeek' as const, 'everyTwoWeeks', 'monthly'),
  firstDay: anyDay,
  lastDay: fc.option(anyDay, { nil: undefined }),
});
const anyRecurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  anyRepeating,
  fc.array(anyDay, { minLength: 1, maxLength: 10 }).map(setDaysOf),
);

describe('of any recurrence', () => {
  it('the next day is not before the day asked for, and nothing lies between', () => {
    fc.assert(
      fc.property(anyRecurrence, anyDay, (recurrence, from) => {
        const next = nextDayOf(recurrence, from);
        if (next === undefined) {
          return;
        }
        expect(next >= from).toBe(true);
        expect(nextDayOf(recurrence, next)).toBe(next);
        const between = addDays(from, Math.floor((Date.parse(next) - Date.parse(from)) / 86_400_000 / 2));
        expect(nextDayOf(recurrence, between)).toBe(next);
      }),
    );
  });

  it('a monthly one falls into every month once, on its day or on the last of the month', () => {
    fc.assert(
      fc.property(anyDay, (firstDay) => {
        const days = nextDaysOf({ periodicity: 'monthly', firstDay, lastDay: undefined }, firstDay, {
          count: 30,
          without: [],
        });
        expect(new Set(days.map((each) => each.slice(0, 7))).size).toBe(30);
        for (const each of days) {
          const isLast = addDays(each, 1).slice(8) === '01';
          expect(each.slice(8) === firstDay.slice(8) || (isLast && each.slice(8) < firstDay.slice(8))).toBe(true);
        }
      }),
      runs({ cost: 'medium' }),
    );
  });

  it('weeks are whole weeks apart, and midnight in Bishkek is where a day begins', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('onceAWeek' as const, 'everyTwoWeeks'), (firstDay, periodicity) => {
        const [first, second] = nextDaysOf({ periodicity, firstDay, lastDay: undefined }, firstDay, {
          count: 2,
          without: [],
        });
        const apart = startOfBankDay(second ?? firstDay) - startOfBankDay(first ?? firstDay);
        expect(apart).toBe((periodicity === 'onceAWeek' ? 7 : 14) * 86_400_000);
        expect(bankDayOf(startOfBankDay(firstDay))).toBe(firstDay);
        expect(bankDayOf(startOfBankDay(firstDay) - 1)).toBe(addDays(firstDay, -1));
      }),
    );
  });
});

describe('a recurrence may begin', () => {
  const today = day('2026-11-21');
  it.each([
    ['today', repeating('monthly', '2026-11-21'), false],
    ['tomorrow', repeating('monthly', '2026-11-22'), true],
    ['in a year', repeating('monthly', '2027-11-22'), true],
    ['later than in a year', repeating('monthly', '2027-11-23'), false],
    ['before it ends', repeating('monthly', '2026-12-01', '2026-11-30'), false],
    ['and end on one day', repeating('monthly', '2026-12-01', '2026-12-01'), true],
    ['on no day', setDaysOf([]), false],
    ['on ten days', setDaysOf(Array.from({ length: 10 }, (_, index) => addDays(today, index + 1))), true],
    ['on eleven', setDaysOf(Array.from({ length: 11 }, (_, index) => addDays(today, index + 1))), false],
    ['on a day of which one is past', setDaysOf([day('2026-11-20'), day('2026-12-01')]), false],
  ])('%s: %s', (_name, recurrence, expected) => {
    expect(mayBegin(recurrence, today)).toBe(expected);
  });
});
