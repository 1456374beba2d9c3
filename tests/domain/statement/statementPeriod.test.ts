import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../../../src/domain/time/days';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import {
  lastDayFrom,
  periodOf,
  periodViolation,
  STATEMENT_PRESETS,
} from '../../../src/domain/statement/statementPeriod';

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(text);
  }
  return checked;
}

const TODAY = day('2026-11-22');

describe('a period of a statement', () => {
  test.each([
    ['2026-08-22', '2026-11-22', undefined],
    ['2026-08-21', '2026-11-22', 'PERIOD_TOO_LONG'],
    ['2026-11-22', '2026-11-22', undefined],
    ['2026-11-22', '2026-11-23', 'PERIOD_IN_FUTURE'],
    ['2026-11-22', '2026-11-21', 'PERIOD_REVERSED'],
    ['2025-11-30', '2026-02-28', undefined],
    ['2025-11-30', '2026-03-01', 'PERIOD_TOO_LONG'],
  ])('from %s to %s: %s', (from, to, violation) => {
    expect(periodViolation({ from: day(from), to: day(to) }, TODAY)).toBe(violation);
  });

  it('may end where it must end, and not a day later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
        const from = addDays(day('2019-01-01'), days);
        const last = lastDayFrom(from);
        const today = day('2030-01-01');
        expect([
          periodViolation({ from, to: last }, today),
          periodViolation({ from, to: addDays(last, 1) }, today),
        ]).toEqual([undefined, 'PERIOD_TOO_LONG']);
      }),
    );
  });

  it('of every preset can be used on every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(...STATEMENT_PRESETS), (days, preset) => {
        const today = addDays(day('2019-01-01'), days);
        expect(periodViolation(periodOf(preset, today), today)).toBeUndefined();
      }),
    );
  });

  it('of a preset is what it is called', () => {
    expect(STATEMENT_PRESETS.map((preset) => periodOf(preset, TODAY))).toEqual([
      { from: '2026-11-01', to: '2026-11-22' },
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-10-24', to: '2026-11-22' },
      { from: '2026-08-23', to: '2026-11-22' },
    ]);
  });
});
