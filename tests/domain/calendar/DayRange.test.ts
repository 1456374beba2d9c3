import { expect, it } from 'vitest';

import { isWithin, nearestShown, openingDay, shownRange } from '../../../src/domain/calendar/DayRange';
import type { DayRange } from '../../../src/domain/calendar/DayRange';
import { childBirthdays, isChildOn } from '../../../src/domain/deposit/DepositProduct';
import { addDays } from '../../../src/domain/time/days';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';

const day = (text: string): BankDay => {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is not a day`);
  }
  return checked;
};

const TODAY = day('2026-11-26');
const AHEAD: DayRange = { min: day('2026-11-27'), max: day('2027-11-27') };
const PAST: DayRange = { max: TODAY };

it.each([
  ['2026-11-26', AHEAD, false],
  ['2026-11-27', AHEAD, true],
  ['2027-11-27', AHEAD, true],
  ['2027-11-28', AHEAD, false],
  ['1950-01-01', PAST, true],
  ['2026-11-27', PAST, false],
  ['2126-11-27', {}, true],
])('%s is within %o: %s', (text, range, within) => {
  expect(isWithin(day(text), range)).toBe(within);
});

it('shows whole months, and ten years where a range is open', () => {
  expect(shownRange(AHEAD, TODAY)).toEqual({ min: '2026-11-01', max: '2027-11-30' });
  expect(shownRange(PAST, TODAY)).toEqual({ min: '2016-11-01', max: '2026-11-30' });
  expect(nearestShown(day('2028-02-29'), AHEAD, TODAY)).toBe('2027-11-30');
  expect(nearestShown(day('2026-10-31'), AHEAD, TODAY)).toBe('2026-11-01');
  expect(nearestShown(day('2026-11-05'), AHEAD, TODAY)).toBe('2026-11-05');
});

it.each([
  ['the day of the field', '2027-02-03', AHEAD, '2027-02-03'],
  ['the first day, when the field is before it', '2026-01-01', AHEAD, '2026-11-27'],
  ['today, when the field is empty', undefined, PAST, '2026-11-26'],
  ['the last day, when all are over', undefined, { max: day('2020-05-05') }, '2020-05-05'],
])('opens on %s', (_name, chosen, range, opened) => {
  expect(openingDay(chosen === undefined ? undefined : day(chosen), range, TODAY)).toBe(opened);
});

it.each(['2026-11-26', '2028-02-29', '2027-03-01'])('offers exactly the birthdays of children on %s', (text) => {
  const on = day(text);
  const { min, max } = childBirthdays(on);
  if (min === undefined || max === undefined) {
    throw new Error('birthdays have two ends');
  }
  expect([min, max].map((each) => isChildOn(each, on))).toEqual([true, true]);
  expect([addDays(min, -1), addDays(max, 1)].map((each) => isChildOn(each, on))).toEqual([false, false]);
});
