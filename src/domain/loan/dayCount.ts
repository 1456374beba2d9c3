import { daysFrom } from '../time/days';
import type { BankDay } from '../time/Instant';

/** Day count conventions for interest: actual days over 365 or 360, or months of 30 days. */
export const DAY_COUNTS = ['ACT/365', 'ACT/360', '30/360'] as const;

export type DayCount = (typeof DAY_COUNTS)[number];

const DAYS_OF_MONTH = 30;
const MONTHS_OF_YEAR = 12;
const BASIS_POINTS_OF_ONE = 10_000n;

/** Number of days between two days by a convention; adjacent periods sum to the whole period. */
export function daysBetween(dayCount: DayCount, from: BankDay, to: BankDay): number {
  if (dayCount === '30/360') {
    return dayOfEqualMonths(to) - dayOfEqualMonths(from);
  }
  return daysFrom(from, to);
}

/** Ordinal of a day in a calendar of 30-day months; the 31st counts as the 30th (30E/360). */
function dayOfEqualMonths(day: BankDay): number {
  const [year = 0, month = 0, number = 0] = day.split('-').map((part) => Number.parseInt(part, 10));
  return (year * MONTHS_OF_YEAR + month) * DAYS_OF_MONTH + Math.min(number, DAYS_OF_MONTH);
}

/** Divisor of (balance × days × rate in hundredths of a percent). */
function divisorOf(dayCount: DayCount): bigint {
  return (dayCount === 'ACT/365' ? 365n : 360n) * BASIS_POINTS_OF_ONE;
}

/**
 * Interest in whole minor units for a sum of daily balances, one for each counted day. Half a minor unit is rounded up; the days of one
 * period are summed first, so a period is rounded once.
 */
export function loanInterest(balanceDays: bigint, rate: number, dayCount: DayCount): bigint {
  const divisor = divisorOf(dayCount);
  return (balanceDays * BigInt(rate) * 2n + divisor) / (divisor * 2n);
}
