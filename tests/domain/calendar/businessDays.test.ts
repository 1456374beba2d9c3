import { expect, test } from 'vitest';

import { isBusinessDay, valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';

function days(...texts: readonly string[]): readonly BankDay[] {
  return texts.flatMap((text) => checkedToBankDay(text) ?? []);
}

const HOLIDAYS = days('2026-12-31', '2027-01-01', '2028-02-29');

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-12-31', false],
  ['2028-02-29', false],
  ['2028-03-01', true],
])('%s is a business day: %s', (day, expected) => {
  expect(days(day).map((each) => isBusinessDay(each, HOLIDAYS))).toEqual([expected]);
});

test.each([
  ['just before the hour', Date.UTC(2026, 11, 28, 4, 59, 59), ['2026-12-28', '2026-12-29', '2026-12-30']],
  ['at the hour', Date.UTC(2026, 11, 28, 5), ['2026-12-29', '2026-12-30']],
  ['before a long rest', Date.UTC(2026, 11, 30, 5), ['2027-01-04']],
  ['around a leap day that is a holiday', Date.UTC(2028, 1, 28, 5), ['2028-03-01', '2028-03-02', '2028-03-03']],
])('clearing %s can be dated', (_, now, expected) => {
  expect(valueDatesFor('clearing', { now, holidays: HOLIDAYS })).toEqual(expected);
});
