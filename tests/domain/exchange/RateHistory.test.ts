import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstDayOf, ratesByDay, rateSpan } from '../../../src/domain/exchange/RateHistory';
import type { DailyRate } from '../../../src/domain/exchange/RateHistory';
import { addDays } from '../../../src/domain/time/days';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is no day`);
  }
  return checked;
}

const rate = (on: string, sell: bigint): DailyRate => ({ day: day(on), buy: sell - 1n, sell });

describe('the history of a rate', () => {
  it.each([
    ['month', '2026-11-27', '2026-10-27'],
    ['month', '2026-03-31', '2026-02-28'],
    ['quarter', '2026-11-27', '2026-08-27'],
    ['year', '2024-02-29', '2023-02-28'],
  ] as const)('of a %s up to %s begins on %s', (period, today, first) => {
    expect(firstDayOf(period, day(today))).toBe(first);
  });

  it('has a rate for every day: the last one holds until the next', () => {
    const days = ratesByDay([rate('2026-11-20', 5n), rate('2026-11-23', 7n)], day('2026-11-24'));
    expect(days.map(({ day: on, sell }) => [on.slice(8), sell])).toEqual([
      ['20', 5n],
      ['21', 5n],
      ['22', 5n],
      ['23', 7n],
      ['24', 7n],
    ]);
    expect(ratesByDay([], day('2026-11-24'))).toEqual([]);
  });

  it('has no gap and no day twice, whatever the days of its changes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 20 }), (offsets) => {
        const today = day('2026-11-27');
        const changes = offsets
          .toSorted((one, other) => other - one)
          .map((back) => ({ ...rate('2026-11-27', BigInt(back) + 2n), day: addDays(today, -back) }));
        const days = ratesByDay(changes, today);
        expect(days.map((each) => each.day)).toEqual(
          Array.from({ length: Math.max(...offsets) + 1 }, (_, index) => addDays(today, index - Math.max(...offsets))),
        );
      }),
    );
  });

  it('spans from the lowest to the highest price, from the first to the last', () => {
    expect(rateSpan([5n, 9n, 3n, 4n])).toEqual({ lowest: 3n, highest: 9n, first: 5n, last: 4n });
    expect(rateSpan([])).toBeUndefined();
  });
});
