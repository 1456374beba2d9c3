import { addMonths, monthsFrom } from '../time/days';
import type { BankDay } from '../time/Instant';
import { businessDayAfter, isBusinessDay } from '../calendar/businessDays';
import type { InterestPayout } from './Deposit';

/** Number of business days within which an early closing is carried out (specification 1, section 4). */
const CLOSING_DAYS = 2;

/** Terms that determine the interest payment days of a deposit. */
export interface PayingTerms {
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly payout: InterestPayout;
}

/** True when interest is paid on a day: at maturity and, with monthly payment, every month on the day of the month of opening. */
export function isPayoutDay({ openedOn, maturesOn, payout }: PayingTerms, day: BankDay): boolean {
  return (
    day === maturesOn ||
    (payout === 'monthly' &&
      day > openedOn &&
      day < maturesOn &&
      day === addMonths(openedOn, monthsFrom(openedOn, day)))
  );
}

/** Next interest payment day, `day` itself included; `undefined` after maturity. */
export function nextPayoutDay(terms: PayingTerms, day: BankDay): BankDay | undefined {
  if (day > terms.maturesOn) {
    return undefined;
  }
  if (terms.payout === 'atEnd') {
    return terms.maturesOn;
  }
  const months = Math.max(1, monthsFrom(terms.openedOn, day));
  const next = [months, months + 1].map((count) => addMonths(terms.openedOn, count)).find((each) => each >= day);
  return next === undefined || next > terms.maturesOn ? terms.maturesOn : next;
}

/** Last day on which a closing ordered on a day is carried out. */
export function closingDoneBy(ordered: BankDay, holidays: readonly BankDay[]): BankDay {
  return businessDayAfter(ordered, CLOSING_DAYS, holidays);
}

/** True when a closing ordered on `ordered` can be carried out on `day`: a business day after it. */
export function isClosingDay(ordered: BankDay, day: BankDay, holidays: readonly BankDay[]): boolean {
  return day > ordered && isBusinessDay(day, holidays);
}
