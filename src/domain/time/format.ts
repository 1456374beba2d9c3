import { BISHKEK_OFFSET_MS, bankDayOf } from './Instant';
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
