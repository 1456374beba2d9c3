import { addDays } from '../time/format';
import { bankDayOf } from '../time/Instant';
import type { BankDay } from '../time/Instant';
import { isBusinessDay } from '../calendar/businessDays';
import type { InterestPayout } from './Deposit';

const MONTHS_OF_YEAR = 12;
const DAY_MS = 86_400_000;
/** Number of business days within which an early closing is carried out (specification 1, section 4). */
const CLOSING_DAYS = 2;

/** The same day of the month `count` months later; the last day of a month that has no such day. */
export function addMonths(day: BankDay, count: number): BankDay {
  const first = bankDayOf(
    Date.UTC(Number.parseInt(day.slice(0, 4), 10), Number.parseInt(day.slice(5, 7), 10) - 1 + count, 1),
  );
  const wanted = addDays(first, Number.parseInt(day.slice(8), 10) - 1);
  return wanted.slice(0, 7) === first.slice(0, 7) ? wanted : lastDayOf(first);
}

/** Last day of the month that starts on `first`. */
function lastDayOf(first: BankDay): BankDay {
  const inNext = addDays(first, 31);
  return addDays(inNext, -Number.parseInt(inNext.slice(8), 10));
}

/** Number of nights between two days. */
export function nightsBetween(from: BankDay, to: BankDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

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
      day === addMonths(openedOn, monthsBetween(openedOn, day)))
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
  const months = Math.max(1, monthsBetween(terms.openedOn, day));
  const next = [months, months + 1].map((count) => addMonths(terms.openedOn, count)).find((each) => each >= day);
  return next === undefined || next > terms.maturesOn ? terms.maturesOn : next;
}

/** Number of calendar months from the month of one day to that of another. */
function monthsBetween(from: BankDay, to: BankDay): number {
  const monthOf = (day: BankDay) =>
    Number.parseInt(day.slice(0, 4), 10) * MONTHS_OF_YEAR + Number.parseInt(day.slice(5, 7), 10);
  return monthOf(to) - monthOf(from);
}

/** Last day on which a closing ordered on a day is carried out. */
export function closingDoneBy(ordered: BankDay, holidays: readonly BankDay[]): BankDay {
  let day = ordered;
  for (let left = CLOSING_DAYS; left > 0; left -= isBusinessDay(day, holidays) ? 1 : 0) {
    day = addDays(day, 1);
  }
  return day;
}

/** True when a closing ordered on `ordered` can be carried out on `day`: a business day after it. */
export function isClosingDay(ordered: BankDay, day: BankDay, holidays: readonly BankDay[]): boolean {
  return day > ordered && isBusinessDay(day, holidays);
}
