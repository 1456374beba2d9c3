import type { BankDay } from '../time/Instant';

/** How days and the year are counted for interest: as the calendar has them over 365 or 360, or as months of 30 days. */
export const DAY_COUNTS = ['ACT/365', 'ACT/360', '30/360'] as const;

export type DayCount = (typeof DAY_COUNTS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_MONTH = 30;
const MONTHS_OF_YEAR = 12;
const BASIS_POINTS_OF_ONE = 10_000n;

/** Days from one day to another as a product counts them; two spans that meet come to their whole. */
export function daysBetween(dayCount: DayCount, from: BankDay, to: BankDay): number {
  if (dayCount === '30/360') {
    return dayOfEqualMonths(to) - dayOfEqualMonths(from);
  }
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The place of a day in a calendar whose months have 30 days; the 31st is the 30th (30E/360). */
function dayOfEqualMonths(day: BankDay): number {
  const [year = 0, month = 0, number = 0] = day.split('-').map((part) => Number.parseInt(part, 10));
  return (year * MONTHS_OF_YEAR + month) * DAYS_OF_MONTH + Math.min(number, DAYS_OF_MONTH);
}

/** What hundredths of a percent times days are divided by. */
function divisorOf(dayCount: DayCount): bigint {
  return (dayCount === 'ACT/365' ? 365n : 360n) * BASIS_POINTS_OF_ONE;
}

/**
 * Interest in whole minor units for a sum of balances, one for each counted day. Half a minor unit is rounded up; days of one
 * period are summed first, so a period is rounded once.
 */
export function loanInterest(balanceDays: bigint, rate: number, dayCount: DayCount): bigint {
  const divisor = divisorOf(dayCount);
  return (balanceDays * BigInt(rate) * 2n + divisor) / (divisor * 2n);
}
