import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/ky.js';
import 'dayjs/locale/ru.js';
import 'dayjs/locale/zh-cn.js';
import utc from 'dayjs/plugin/utc.js';

import type { Language } from '../language/Language';
import { formatTime } from './format';
import { bankDayOf } from './Instant';
import type { BankDay, Instant } from './Instant';

dayjs.extend(utc);

/** Locale of a language and its patterns, of which dayjs knows the names of months but not how Kyrgyz writes a year. */
const PATTERNS = {
  ru: { locale: 'ru', day: 'D MMMM YYYY', month: 'MMMM', shortMonth: 'MMM' },
  en: { locale: 'en', day: 'D MMMM YYYY', month: 'MMMM', shortMonth: 'MMM' },
  kg: { locale: 'ky', day: 'D-MMMM, YYYY[-жыл]', month: 'MMMM', shortMonth: 'MMM' },
  cn: { locale: 'zh-cn', day: 'YYYY年M月D日', month: 'M月', shortMonth: 'M月' },
} as const satisfies Readonly<Record<Language, unknown>>;

/**
 * Name of a month numbered from 1, as it stands alone.
 * @throws RangeError when `month` is not from 1 to 12.
 */
export function monthName(month: number, language: Language): string {
  if (month < 1 || month > 12) {
    throw new RangeError(`There is no month ${month}`);
  }
  return inWords(dayjs.utc(0).month(month - 1), language, 'month');
}

/** Month of a day with its year, for headings and tables: `ноябрь 2026`, `November 2026`, `ноябрь 2026`, `2026年11月`. */
export function monthInWords(day: BankDay, language: Language): string {
  const [year, month] = [day.slice(0, 4), monthName(Number(day.slice(5, 7)), language)];
  return language === 'cn' ? `${year}年${month}` : `${month} ${year}`;
}

/** Short name of the month of a day, for the axis of a chart: `нояб.`, `Nov`, `ноя`, `11月`. */
export function shortMonth(day: BankDay, language: Language): string {
  return inWords(dayjs.utc(Date.parse(day)), language, 'shortMonth');
}

/** Day in words for headings: `21 ноября 2026`, `21 November 2026`, `21-ноябрь, 2026-жыл`, `2026年11月21日`. */
export function formatDayInWords(day: BankDay, language: Language): string {
  return inWords(dayjs.utc(Date.parse(day)), language, 'day');
}

const DAY_OF_YEAR: Readonly<Record<Language, string>> = { ru: 'D MMMM', en: 'D MMMM', kg: 'D-MMMM', cn: 'M月D日' };

/** Day of the year in words for a sentence: `28 октября`, `28 October`, `28-октябрь`, `10月28日`. */
export function formatDayOfYearInWords(day: BankDay, language: Language): string {
  return dayjs.utc(Date.parse(day)).locale(PATTERNS[language].locale).format(DAY_OF_YEAR[language]);
}

/** Moment in words for a sentence: `14:35` today, otherwise with its day, `14:35 21 ноября 2026`, `14:35 on 21 November 2026`. */
export function formatMomentInWords(
  instant: Instant,
  { language, today }: { readonly language: Language; readonly today: BankDay },
): string {
  const [day, time] = [bankDayOf(instant), formatTime(instant)];
  if (day === today) {
    return time;
  }
  const date = formatDayInWords(day, language);
  switch (language) {
    case 'ru':
      return `${time} ${date}`;
    case 'en':
      return `${time} on ${date}`;
    case 'kg':
      return `${date}, ${time}`;
    case 'cn':
      return `${date} ${time}`;
    default:
      return language satisfies never;
  }
}

function inWords(date: Dayjs, language: Language, part: 'day' | 'month' | 'shortMonth'): string {
  const { locale, [part]: pattern } = PATTERNS[language];
  return date.locale(locale).format(pattern);
}
