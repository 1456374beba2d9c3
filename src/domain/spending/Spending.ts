import type { Currency } from '../money/Currency';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import { addDays, addMonths, daysFrom, firstOfMonth, lastOfMonth } from '../time/days';
import type { BankDay } from '../time/Instant';
import { categoryOf } from './categoryOf';
import type { Corrections, Outgoing } from './categoryOf';
import { EXCLUDED, SPENDING_CATEGORIES } from './SpendingCategory';
import type { SpendingCategory } from './SpendingCategory';

/** Spending of one category in a month, in soms. */
interface CategorySpending {
  readonly category: SpendingCategory;
  readonly spent: Money;
  /** Number of operations. */
  readonly count: number;
  /** Spending within the compared days of the month before. */
  readonly before: Money;
}

/** Spending of one month as a whole, in soms. */
interface MonthSpending {
  /** First day of the month. */
  readonly month: BankDay;
  readonly spent: Money;
}

/** Spending of a month by category, against the same days of the month before. Fees are a category, returned payments do not count. */
export interface Spending {
  /** First day of the month. */
  readonly month: BankDay;
  /** Last day counted: today in the current month, otherwise the last day of the month. */
  readonly through: BankDay;
  /** Last day of the month before that is compared. */
  readonly comparedThrough: BankDay;
  /** Categories with spending in one of both months, largest first. */
  readonly categories: readonly CategorySpending[];
  /** This month and the five before it, earliest first. */
  readonly months: readonly MonthSpending[];
  /** Currencies that are left out because there is no rate for them. */
  readonly withoutRate: readonly Currency[];
}

/** Number of months of the chart, the shown one included. */
export const CHART_MONTHS = 6;

/** Operations of one month that are alike, added up by the bank; amounts in minor units of the som. */
export interface SpendingGroup {
  readonly outgoing: Outgoing;
  readonly month: BankDay;
  /** True for days of a month that are compared. */
  readonly isCompared: boolean;
  /** Payments less their returns. */
  readonly paid: bigint;
  readonly fee: bigint;
  /** Numbers of operations that cost something, and of those with a fee. */
  readonly count: number;
  readonly feeCount: number;
}

/** Period of a report: from the first day of the chart through the last day that counts. */
export interface SpendingPeriod {
  readonly month: BankDay;
  readonly from: BankDay;
  readonly through: BankDay;
  readonly comparedThrough: BankDay;
}

/** Period of the report of the month a day belongs to, as it is on `today`. A month still to come has none of its days. */
export function spendingPeriod(day: BankDay, today: BankDay): SpendingPeriod {
  const month = firstOfMonth(day);
  const last = lastOfMonth(month);
  const through = today < last && today >= month ? today : last;
  const before = addMonths(month, -1);
  const sameDay = addDays(before, daysFrom(month, through));
  const lastBefore = lastOfMonth(before);
  return {
    month,
    from: addMonths(month, 1 - CHART_MONTHS),
    through,
    comparedThrough: through === last || sameDay > lastBefore ? lastBefore : sameDay,
  };
}

interface Sums {
  spent: bigint;
  count: number;
  before: bigint;
}

/** Report of a month from groups of operations of its period. */
export function spendingOf(
  groups: readonly SpendingGroup[],
  period: SpendingPeriod,
  { corrections, withoutRate }: { readonly corrections: Corrections; readonly withoutRate: readonly Currency[] },
): Spending {
  const { month, from, through, comparedThrough } = period;
  const before = addMonths(month, -1);
  const byCategory = new Map<SpendingCategory, Sums>(
    SPENDING_CATEGORIES.map((category) => [category, { spent: 0n, count: 0, before: 0n }]),
  );
  const byMonth = new Map<BankDay, bigint>();
  for (const group of groups) {
    for (const { category, spent, count } of partsOf(group, corrections)) {
      byMonth.set(group.month, (byMonth.get(group.month) ?? 0n) + spent);
      const sums = byCategory.get(category);
      if (sums !== undefined && group.month === month) {
        sums.spent += spent;
        sums.count += count;
      }
      if (sums !== undefined && group.month === before && group.isCompared) {
        sums.before += spent;
      }
    }
  }
  return {
    month,
    through,
    comparedThrough,
    categories: [...byCategory]
      .filter(([, sums]) => sums.spent !== 0n || sums.before !== 0n)
      .map(([category, { spent, count, before: earlier }]) => ({
        category,
        spent: money(spent, 'KGS'),
        count,
        before: money(earlier, 'KGS'),
      }))
      .toSorted((left, right) => Number(right.spent.minor - left.spent.minor)),
    months: Array.from({ length: CHART_MONTHS }, (_, index) => addMonths(from, index)).map((each) => ({
      month: each,
      spent: money(byMonth.get(each) ?? 0n, 'KGS'),
    })),
    withoutRate,
  };
}

interface Part {
  readonly category: SpendingCategory;
  readonly spent: bigint;
  readonly count: number;
}

/** Parts of a group that count: what was paid in its category, unless that never counts, and the fees in theirs. */
function partsOf({ outgoing, paid, fee, count, feeCount }: SpendingGroup, corrections: Corrections): readonly Part[] {
  const category = categoryOf(outgoing, corrections);
  const fees: Part = { category: 'fees', spent: fee, count: feeCount };
  return category === undefined || category === EXCLUDED ? [fees] : [{ category, spent: paid, count }, fees];
}
