import type { OperationDetails } from '../operation/details';
import { addDays } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { BatchViolationCode } from './batchFaults';

/** Furthest date of an order of a file from the day it is handed in, in calendar days (docs/adr/0205). */
export const ORDER_DAYS = { back: 10, ahead: 14 } as const;

/** Calendar days from today in which an open day is looked for: holidays may follow the furthest date of an order. */
export const PAYMENT_DAYS_AHEAD = 2 * ORDER_DAYS.ahead;

/** Fault of the date written on an order; `undefined` when the order may be paid. */
export function orderDayFault(written: BankDay, today: BankDay): BatchViolationCode | undefined {
  if (written < addDays(today, -ORDER_DAYS.back)) {
    return 'DAY_TOO_OLD';
  }
  return written > addDays(today, ORDER_DAYS.ahead) ? 'DAY_TOO_FAR' : undefined;
}

/** First of the open days, given in order, that is not before a day; `undefined` when there is none. */
export function paymentDay(notBefore: BankDay, openDays: readonly BankDay[]): BankDay | undefined {
  return openDays.find((day) => day >= notBefore);
}

/** Detail that keeps the date of an order beside the day it is paid; none where they are the same. */
export function orderDateDetail(written: BankDay | undefined, paidOn: BankDay): OperationDetails {
  return written === undefined || written === paidOn ? {} : { orderDate: written };
}
