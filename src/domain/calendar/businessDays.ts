import { addDays, weekdayOf } from '../time/days';
import { bankDayOf, startOfBankDay } from '../time/Instant';
import type { BankDay, Instant } from '../time/Instant';
import type { PaymentSystem } from '../operation/OperationTerms';
import { PAYMENT_SYSTEM_RULES } from '../transfer/paymentSystems';

/** Furthest value date, in calendar days from today (specification 1, section 5). */
const FURTHEST_DAYS_AHEAD = 5;

/** Last working day of the week, counted from Monday. */
const FRIDAY = 5;
const MINUTE_MS = 60_000;

/** True for a working day of banks: Monday to Friday, except holidays. */
export function isBusinessDay(day: BankDay, holidays: readonly BankDay[]): boolean {
  return weekdayOf(day) <= FRIDAY && !holidays.includes(day);
}

/** Cut-off time of a payment system on a day. */
export function cutOffOf(system: PaymentSystem, day: BankDay): Instant {
  return startOfBankDay(day) + PAYMENT_SYSTEM_RULES[system].acceptedUntilMinute * MINUTE_MS;
}

/** Value dates available at a moment, earliest first; empty when no bank works from today to five days ahead. */
export function valueDatesFor(system: PaymentSystem, now: Instant, holidays: readonly BankDay[]): readonly BankDay[] {
  return businessDaysBefore((day) => cutOffOf(system, day), now, holidays);
}

/** Business days from today to five days ahead whose cut-off time has not passed. */
export function businessDaysBefore(
  cutOff: (day: BankDay) => Instant,
  now: Instant,
  holidays: readonly BankDay[],
): readonly BankDay[] {
  const today = bankDayOf(now);
  return Array.from({ length: FURTHEST_DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => isBusinessDay(day, holidays) && now < cutOff(day),
  );
}

/** Business day that ends a term of some business days from a day. */
export function businessDayAfter(from: BankDay, businessDays: number, holidays: readonly BankDay[]): BankDay {
  let day = from;
  for (let left = businessDays; left > 0; left -= isBusinessDay(day, holidays) ? 1 : 0) {
    day = addDays(day, 1);
  }
  return day;
}
