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

/** Moment and days of rest by which the open days of a network are found. */
export interface OpenDays {
  readonly now: Instant;
  readonly holidays: readonly BankDay[];
  /** Furthest day in calendar days from today; that of the specification where it is left out. */
  readonly daysAhead?: number | undefined;
}

/**
 * Earliest time at which a payment of a day leaves the bank: with its session where a system credits all payments of a day together, at the
 * opening of the system otherwise. Until then it can be recalled.
 */
export function leavesAt(system: PaymentSystem, day: BankDay): Instant {
  const { acceptedFromMinute, creditedFromMinute } = PAYMENT_SYSTEM_RULES[system];
  return creditedFromMinute === undefined
    ? startOfBankDay(day) + acceptedFromMinute * MINUTE_MS
    : cutOffOf(system, day);
}

/** Value dates available at a moment, earliest first; empty when no bank works from today to the furthest day. */
export function valueDatesFor(system: PaymentSystem, open: OpenDays): readonly BankDay[] {
  return businessDaysBefore((day) => cutOffOf(system, day), open);
}

/** Business days from today to the furthest day whose cut-off time has not passed. */
export function businessDaysBefore(
  cutOff: (day: BankDay) => Instant,
  { now, holidays, daysAhead = FURTHEST_DAYS_AHEAD }: OpenDays,
): readonly BankDay[] {
  const today = bankDayOf(now);
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).filter(
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
