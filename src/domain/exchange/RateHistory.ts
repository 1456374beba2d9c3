import type { BankDay } from '../time/Instant';
import { addDays, addMonths } from '../time/days';

/** Periods the history of a rate is shown for, up to today. A stranger may ask for no more than the longest. */
export const RATE_PERIODS = ['month', 'quarter', 'year'] as const;

export type RatePeriod = (typeof RATE_PERIODS)[number];

const MONTHS: Readonly<Record<RatePeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** The last rate of a day; prices are in millionths. */
export interface DailyRate {
  readonly day: BankDay;
  readonly buy: bigint;
  readonly sell: bigint;
}

/** The day a period begins with. */
export function firstDayOf(period: RatePeriod, today: BankDay): BankDay {
  return addMonths(today, -MONTHS[period]);
}

/**
 * The rate of every day up to today from the days it changed on, oldest first: a rate holds until the next one. It begins with the first
 * day that has a rate.
 */
export function ratesByDay(changes: readonly DailyRate[], today: BankDay): readonly DailyRate[] {
  return changes.flatMap((change, index) => {
    const next = changes[index + 1]?.day ?? addDays(today, 1);
    const days: DailyRate[] = [];
    for (let day = change.day; day < next; day = addDays(day, 1)) {
      days.push({ ...change, day });
    }
    return days;
  });
}

/** The lowest and the highest price of a period, and the first and the last one; `undefined` without any. */
export interface RateSpan {
  readonly lowest: bigint;
  readonly highest: bigint;
  readonly first: bigint;
  readonly last: bigint;
}

export function rateSpan(prices: readonly bigint[]): RateSpan | undefined {
  const [first] = prices;
  const last = prices.at(-1);
  if (first === undefined || last === undefined) {
    return undefined;
  }
  const [lowest, highest] = prices.reduce(
    ([low, high], price) => [price < low ? price : low, price > high ? price : high],
    [first, first],
  );
  return { lowest, highest, first, last };
}
