import type { Language } from '../language/Language';
import { BISHKEK_OFFSET_MS, bankDayOf } from './Instant';
import type { BankDay, Instant } from './Instant';

/** Months as English shortens them, by their number from 0. */
const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A day as `DD.MM.YYYY` in every language: in date fields, which read it back, in files of programs and spreadsheets. */
export function writtenDay(day: BankDay): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** A day as short as a language writes it: `05.11.2026`, `5 Nov 2026`, `2026年11月5日`. */
export function formatDay(day: BankDay, language: Language): string {
  const [year, month, date] = [day.slice(0, 4), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  if (language === 'en') {
    return `${date} ${ENGLISH_MONTHS[month - 1] ?? month} ${year}`;
  }
  return language === 'cn' ? `${year}年${month}月${date}日` : writtenDay(day);
}

/** A day without its year, for an axis: `05.11`, `5 Nov`, `11月5日`. */
export function formatDayOfYear(day: BankDay, language: Language): string {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  if (language === 'en') {
    return `${date} ${ENGLISH_MONTHS[month - 1] ?? month}`;
  }
  return language === 'cn' ? `${month}月${date}日` : writtenDay(day).slice(0, 5);
}

/** A month with its year, for an axis: `11.2026`, `Nov 2026`, `2026年11月`. */
export function formatMonthOfYear(day: BankDay, language: Language): string {
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))];
  if (language === 'en') {
    return `${ENGLISH_MONTHS[month - 1] ?? month} ${year}`;
  }
  return language === 'cn' ? `${year}年${month}月` : writtenDay(day).slice(3);
}

/** The Bishkek day of a moment, as `formatDay` writes it. */
export function formatDate(instant: Instant, language: Language): string {
  return formatDay(bankDayOf(instant), language);
}

/** The Bishkek time of a moment as `HH:mm`. */
export function formatTime(instant: Instant): string {
  return new Date(instant + BISHKEK_OFFSET_MS).toISOString().slice(11, 16);
}

/** The Bishkek day and time of a moment: `05.11.2026 09:30`, `5 Nov 2026, 09:30`, `2026年11月5日 09:30`. */
export function formatDateTime(instant: Instant, language: Language): string {
  return `${formatDate(instant, language)}${language === 'en' ? ',' : ''} ${formatTime(instant)}`;
}

/** The Bishkek day and time of a moment as `DD.MM.YYYY HH:mm`, for spreadsheets. */
export function writtenMoment(instant: Instant): string {
  return `${writtenDay(bankDayOf(instant))} ${formatTime(instant)}`;
}

/** Remaining time, given in milliseconds, as `9:05` or `1:02:03`; a negative one is shown as zero. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = (seconds % 60).toString().padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${minutes.toString().padStart(2, '0')}:${rest}`;
}
