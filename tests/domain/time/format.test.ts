import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatDayInWords, formatMomentInWords, monthName } from '../../../src/domain/time/dayInWords';
import { addDays, parseDay, relativeDay } from '../../../src/domain/time/days';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOfYear,
  formatMonthOfYear,
  formatTime,
  writtenDay,
  writtenMoment,
} from '../../../src/domain/time/format';
import { bankDayOf, checkedToBankDay, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is not a day`);
  }
  return checked;
}

test('a moment is shown by the clocks of Bishkek', () => {
  const lastMinuteOfTheYear = Date.UTC(2026, 11, 31, 17, 59, 59);
  expect(writtenMoment(lastMinuteOfTheYear)).toBe('31.12.2026 23:59');
  expect(formatDateTime(lastMinuteOfTheYear, 'ru')).toBe('31.12.2026 23:59');
  expect(formatDateTime(lastMinuteOfTheYear, 'en')).toBe('31 Dec 2026, 23:59');
  expect(formatDateTime(lastMinuteOfTheYear, 'cn')).toBe('2026年12月31日 23:59');
  expect(formatDate(lastMinuteOfTheYear + 1_000, 'kg')).toBe('01.01.2027');
  expect(formatTime(lastMinuteOfTheYear + 1_000)).toBe('00:00');
});

test.each([
  ['ru', '05.11', '11.2026'],
  ['kg', '05.11', '11.2026'],
  ['en', '5 Nov', 'Nov 2026'],
  ['cn', '11月5日', '2026年11月'],
] as const)('below a drawing %s writes a day as %s, a month as %s', (language, ofYear, month) => {
  expect([formatDayOfYear(day('2026-11-05'), language), formatMonthOfYear(day('2026-11-05'), language)]).toEqual([
    ofYear,
    month,
  ]);
});

test.each([
  ['21.11.2026', '2026-11-21'],
  ['29.02.2028', '2028-02-29'],
  [' 01.01.2026 ', '2026-01-01'],
])('%j is the day %s', (text, expected) => {
  expect(parseDay(text)).toBe(expected);
});

test.each([
  '',
  '29.02.2026',
  '31.04.2026',
  '00.01.2026',
  '01.13.2026',
  '1.1.2026',
  '2026-11-21',
  '21.11.26',
  '21/11/2026',
])('%j is not a day', (text) => {
  expect(parseDay(text)).toBeUndefined();
});

test('every day reads back as it is shown', () => {
  const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) });
  fc.assert(
    fc.property(instants, (instant) => {
      const shown = bankDayOf(instant);
      expect(parseDay(writtenDay(shown))).toBe(shown);
      expect(parseDay(formatDay(shown, 'kg'))).toBe(shown);
      expect(startOfBankDay(shown)).toBeLessThanOrEqual(instant);
    }),
  );
});

test('days add up over the ends of months and years', () => {
  expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  expect(addDays(day('2028-03-01'), -1)).toBe('2028-02-29');
  expect(addDays(day('2026-11-21'), 0)).toBe('2026-11-21');
});

test('only today and yesterday have names', () => {
  const today = day('2026-03-01');
  expect(relativeDay(today, today)).toBe('today');
  expect(relativeDay(day('2026-02-28'), today)).toBe('yesterday');
  expect(relativeDay(day('2026-02-27'), today)).toBeUndefined();
  expect(relativeDay(day('2026-03-02'), today)).toBeUndefined();
});

test.each([
  [
    'ru',
    'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  ],
  [
    'kg',
    'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  ],
  [
    'en',
    'January February March April May June July August September October November December',
    'January February March April May June July August September October November December',
  ],
  ['cn', '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月', '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'],
] as const)('months have their names alone and after a day: %s', (language, alone, afterDay) => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(months.map((month) => monthName(month, language)).join(' ')).toBe(alone);
  afterDay.split(' ').forEach((name, index) => {
    const first = day(`2026-${(index + 1).toString().padStart(2, '0')}-01`);
    expect(formatDayInWords(first, language)).toContain(name);
  });
});

test.each([0, 13])('rejects the month %i', (month) => {
  expect(() => monthName(month, 'ru')).toThrow(RangeError);
});

test.each([
  ['ru', '05.11.2026'],
  ['kg', '05.11.2026'],
  ['en', '5 Nov 2026'],
  ['cn', '2026年11月5日'],
] as const)('a short day in %s is %s', (language, text) => {
  expect(formatDay(day('2026-11-05'), language)).toBe(text);
});

test('a day in words', () => {
  expect(formatDayInWords(day('2026-11-01'), 'ru')).toBe('1 ноября 2026');
  expect(formatDayInWords(day('2026-11-21'), 'en')).toBe('21 November 2026');
  expect(formatDayInWords(day('2026-11-21'), 'kg')).toBe('21-ноябрь, 2026-жыл');
  expect(formatDayInWords(day('2026-11-21'), 'cn')).toBe('2026年11月21日');
});

test.each([
  ['ru', '23:59', '23:59 31 декабря 2026'],
  ['en', '23:59', '23:59 on 31 December 2026'],
  ['kg', '23:59', '31-декабрь, 2026-жыл, 23:59'],
  ['cn', '23:59', '2026年12月31日 23:59'],
] as const)('a moment in a sentence names its day unless it is today: %s', (language, today, otherDay) => {
  const moment = Date.UTC(2026, 11, 31, 17, 59);
  expect(formatMomentInWords(moment, { language, today: day('2026-12-31') })).toBe(today);
  expect(formatMomentInWords(moment, { language, today: day('2026-12-30') })).toBe(otherDay);
});
