import type { Language } from '../language/Language';
import { BISHKEK_OFFSET_MS, bankDayOf, checkedToBankDay } from './Instant';
import type { BankDay, Instant } from './Instant';

/** A day as `DD.MM.YYYY` (specification 2, section 10). */
export function formatDay(day: BankDay): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** The Bishkek day of a moment as `DD.MM.YYYY`. */
export function formatDate(instant: Instant): string {
  return formatDay(bankDayOf(instant));
}

/** The Bishkek time of a moment as `HH:mm`. */
export function formatTime(instant: Instant): string {
  return new Date(instant + BISHKEK_OFFSET_MS).toISOString().slice(11, 16);
}

/** The Bishkek day and time of a moment, `DD.MM.YYYY HH:mm`. */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} ${formatTime(instant)}`;
}

/** Remaining time, given in milliseconds, as `9:05` or `1:02:03`; a negative one is shown as zero. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = (seconds % 60).toString().padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${minutes.toString().padStart(2, '0')}:${rest}`;
}

/** Parses `DD.MM.YYYY`; `undefined` when the text has another form or the day does not exist in the calendar. */
export function parseDay(text: string): BankDay | undefined {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim());
  return match === null ? undefined : checkedToBankDay(`${match[3]}-${match[2]}-${match[1]}`);
}

/** The day `count` days later, or earlier when `count` is negative. */
export function addDays(day: BankDay, count: number): BankDay {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return bankDayOf(moved.getTime() - BISHKEK_OFFSET_MS);
}

/** Relative name of today and yesterday; `undefined` for any other day. */
export function relativeDay(day: BankDay, today: BankDay): 'today' | 'yesterday' | undefined {
  if (day === today) {
    return 'today';
  }
  return day === addDays(today, -1) ? 'yesterday' : undefined;
}

/** Grammatical case of a month: alone, or after the number of a day. */
export type MonthCase = 'nominative' | 'genitive';

const RUSSIAN_GENITIVE = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

const RUSSIAN = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;

const ENGLISH = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Name of a month numbered from 1. Kyrgyz uses the same names as Russian and does not decline them in dates.
 * @throws RangeError when `month` is not from 1 to 12.
 */
export function monthName(month: number, language: Language, monthCase: MonthCase): string {
  const name = monthNames(language, monthCase)[month - 1];
  if (name === undefined) {
    throw new RangeError(`There is no month ${month}`);
  }
  return name;
}

function monthNames(language: Language, monthCase: MonthCase): readonly string[] {
  switch (language) {
    case 'ru':
      return monthCase === 'genitive' ? RUSSIAN_GENITIVE : RUSSIAN;
    case 'kg':
      return RUSSIAN;
    case 'en':
      return ENGLISH;
    case 'cn':
      return ENGLISH.map((_, index) => `${index + 1}月`);
    default:
      return language satisfies never;
  }
}

/** Day in words for headings: `21 ноября 2026`, `21 November 2026`, `21-ноябрь, 2026-жыл`, `2026年11月21日`. */
export function formatDayInWords(day: BankDay, language: Language): string {
  const year = day.slice(0, 4);
  const month = monthName(Number.parseInt(day.slice(5, 7), 10), language, 'genitive');
  const date = day.slice(8, 10).replace(/^0/, '');
  switch (language) {
    case 'ru':
    case 'en':
      return `${date} ${month} ${year}`;
    case 'kg':
      return `${date}-${month}, ${year}-жыл`;
    case 'cn':
      return `${year}年${month}${date}日`;
    default:
      return language satisfies never;
  }
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
