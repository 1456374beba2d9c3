import type { Money } from '../money/Money';
import { addDays, addMonths, firstOfMonth } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { DebitObstacle, Mandate, MandatePeriod } from './DirectDebit';

/** Latest last day of a mandate, in days from today: ten years. */
const FURTHEST_MANDATE_DAY = 3653;

/** Times a debit is tried, a day apart, before the company has to be paid otherwise. */
export const MAX_DEBIT_ATTEMPTS = 3;

/** True for a day which the last day of a mandate given today may be. */
export function mayEndOn(day: BankDay, today: BankDay): boolean {
  return day > today && day <= addDays(today, FURTHEST_MANDATE_DAY);
}

/** True while a mandate can be revoked. */
export function isOpen({ state }: Pick<Mandate, 'state'>): boolean {
  return state === 'waiting' || state === 'active';
}

const MONTHS: Readonly<Record<MandatePeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** First days of the period a day lies in, and of the one after it. */
export function periodAround(day: BankDay, period: MandatePeriod): { readonly from: BankDay; readonly next: BankDay } {
  const month = firstOfMonth(day);
  const from = addMonths(month, -((Number(month.slice(5, 7)) - 1) % MONTHS[period]));
  return { from, next: addMonths(from, MONTHS[period]) };
}

/** Reason a debit exceeds what was agreed on; `used` is what is debited and announced in its period. */
export function ceilingObstacle(
  amount: Money,
  { ceiling, periodCeiling }: Pick<Mandate, 'ceiling' | 'periodCeiling'>,
  used: Money,
): Extract<DebitObstacle, 'overCeiling' | 'overPeriod'> | undefined {
  if (amount.minor > ceiling.minor) {
    return 'overCeiling';
  }
  return used.minor + amount.minor > periodCeiling.minor ? 'overPeriod' : undefined;
}
