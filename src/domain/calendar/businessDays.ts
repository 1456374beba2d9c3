import { addDays } from '../time/format';
import { bankDayOf, startOfBankDay } from '../time/Instant';
import type { BankDay, Instant } from '../time/Instant';
import type { PaymentSystem } from '../operation/OperationTerms';
import { PAYMENT_SYSTEM_RULES } from '../transfer/paymentSystems';

/** How far ahead a payment may be dated (specification 1, section 5). */
const FURTHEST_DAYS_AHEAD = 5;

const SATURDAY = 6;
const MINUTE_MS = 60_000;

/** Banks work from Monday to Friday, holidays excepted. */
export function isBusinessDay(day: BankDay, holidays: readonly BankDay[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== SATURDAY && !holidays.includes(day);
}

/** The moment a payment system stops accepting for a day. */
export function cutOffOf(system: PaymentSystem, day: BankDay): Instant {
  return startOfBankDay(day) + PAYMENT_SYSTEM_RULES[system].acceptedUntilMinute * MINUTE_MS;
}

/** The days a payment may be dated with at this moment, the earliest first; empty when five days ahead all banks rest. */
export function valueDatesFor(system: PaymentSystem, now: Instant, holidays: readonly BankDay[]): readonly BankDay[] {
  return businessDaysBefore((day) => cutOffOf(system, day), now, holidays);
}

/** The business days from today to five days ahead whose hour has not passed. */
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
