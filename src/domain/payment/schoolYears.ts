import { bankDayOf } from '../time/Instant';
import type { Instant } from '../time/Instant';

const SEPTEMBER = 9;

/** School years that can be paid for at a moment: the previous, the current and the next one. A year begins in September. */
export function schoolYearsAt(now: Instant): readonly string[] {
  const [year = '', month = ''] = bankDayOf(now).split('-');
  const started = parseInt(year, 10) - (parseInt(month, 10) < SEPTEMBER ? 1 : 0);
  return [started - 1, started, started + 1].map((first) => `${first}-${first + 1}`);
}

/** Current school year, for which most payments are made. */
export function currentSchoolYear(years: readonly string[]): string {
  return years[Math.floor(years.length / 2)] ?? '';
}
