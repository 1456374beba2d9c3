import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayReachedBy, weeksOf } from '../../../src/domain/calendar/CalendarMonth';
import { firstOfMonth, lastOfMonth, addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';

const TODAY = bankDayOf(Date.UTC(2026, 10, 21));

describe('a month of the calendar', () => {
  it('is whole weeks from Monday to Sunday', () => {
    const weeks = weeksOf(TODAY);
    expect(weeks.map((week) => [week[0], week[6]])).toEqual([
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ]);
  });

  it('is four weeks where February begins on a Monday', () => {
    expect(weeksOf(bankDayOf(Date.UTC(2027, 1, 10)))).toHaveLength(4);
  });

  it('holds every one of its days once, whatever the month', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (offset) => {
        const day = addDays(TODAY, offset);
        const days = weeksOf(day).flat();
        expect(days.length % 7).toBe(0);
        expect(new Set(days).size).toBe(days.length);
        expect([days.includes(firstOfMonth(day)), days.includes(day), days.includes(lastOfMonth(day))]).toEqual([
          true,
          true,
          true,
        ]);
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });

  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
    ['x', undefined],
  ])('is walked through by keys: %s', (key, reached) => {
    expect(dayReachedBy(key, TODAY)).toBe(reached);
  });
});
