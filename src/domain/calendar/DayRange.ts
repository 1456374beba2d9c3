import { addMonths, firstOfMonth, lastOfMonth } from '../time/days';
import type { BankDay } from '../time/Instant';

/** Days a field may hold, both ends included; an end that is absent is open. */
export interface DayRange {
  readonly min?: BankDay | undefined;
  readonly max?: BankDay | undefined;
}

/** Months a calendar reaches from today where its range is open: the ten years a passport is valid. */
const REACH_MONTHS = 120;

/** True for a day within a range. */
export function isWithin(day: BankDay, { min, max }: DayRange): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

/** First and last day a calendar shows: the whole months of its range, and ten years from today where that is open. */
export function shownRange({ min, max }: DayRange, today: BankDay): Required<Readonly<Record<'min' | 'max', BankDay>>> {
  return {
    min: min === undefined ? firstOfMonth(addMonths(today, -REACH_MONTHS)) : firstOfMonth(min),
    max: max === undefined ? lastOfMonth(addMonths(today, REACH_MONTHS)) : lastOfMonth(max),
  };
}

/** The day, or the end of the months shown that is nearest to it. */
export function nearestShown(day: BankDay, range: DayRange, today: BankDay): BankDay {
  const { min, max } = shownRange(range, today);
  return day < min ? min : day > max ? max : day;
}

/** Day on which a calendar opens: the one of the field if it is within the range, otherwise today or the nearest day that is. */
export function openingDay(chosen: BankDay | undefined, range: DayRange, today: BankDay): BankDay {
  if (chosen !== undefined && isWithin(chosen, range)) {
    return chosen;
  }
  const { min, max } = range;
  return min !== undefined && today < min ? min : max !== undefined && today > max ? max : today;
}
