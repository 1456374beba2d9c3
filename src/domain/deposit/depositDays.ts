import { addDays } from '../time/format';
import { bankDayOf } from '../time/Instant';
import type { BankDay } from '../time/Instant';
import { isBusinessDay } from '../calendar/businessDays';
import type { InterestPayout } from './Deposit';

const MONTHS_OF_YEAR = 12;
const DAY_MS = 86_400_000;
/** An early closing is done within so many banking days (specification 1, section 4). */
const CLOSING_DAYS = 2;

/** The same day so many months later; the last day of the month where it has no such day. */
export function addMonths(day: BankDay, count: number): BankDay {
  const first = bankDayOf(
    Date.UTC(Number.parseInt(day.slice(0, 4), 10), Number.parseInt(day.slice(5, 7), 10) - 1 + count, 1),
  );
  const wanted = addDays(first, Number.parseInt(day.slice(8), 10) - 1);
  return wanted.slice(0, 7) === first.slice(0, 7) ? wanted : lastDayOf(first);
}

/** The last day of a month by its first. */
function lastDayOf(first: BankDay): BankDay {
  const inNext = addDays(first, 31);
  return addDays(inNext, -Number.parseInt(inNext.slice(8), 10));
}

/** So many nights lie between two days. */
export function nightsBetween(from: BankDay, to: BankDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The days a deposit pays interest on. */
export interface PayingTerms {
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly payout: InterestPayout;
}

/** Whether interest is paid on a day: on the last one, and every month on the number of the first when it is paid monthly. */
export function isPayoutDay({ openedOn, maturesOn, payout }: PayingTerms, day: BankDay): boolean {
  return (
    day === maturesOn ||
    (payout === 'monthly' &&
      day > openedOn &&
      day < maturesOn &&
      day === addMonths(openedOn, monthsBetween(openedOn, day)))
  );
}

/** The next day interest is paid on, `day` itself included; none after the end. */
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

/** Months of the calendar from one day's month to another's. */
function monthsBetween(from: BankDay, to: BankDay): number {
  const monthOf = (day: BankDay) =>
    Number.parseInt(day.slice(0, 4), 10) * MONTHS_OF_YEAR + Number.parseInt(day.slice(5, 7), 10);
  return monthOf(to) - monthOf(from);
}

/** The last day on which a closing that was ordered on a day is done. */
export function closingDoneBy(ordered: BankDay, holidays: readonly BankDay[]): BankDay {
  let day = ordered;
  for (let left = CLOSING_DAYS; left > 0; left -= isBusinessDay(day, holidays) ? 1 : 0) {
    day = addDays(day, 1);
  }
  return day;
}

/** Whether a closing that was ordered on a day is done on another: on the first banking day after it. */
export function isClosingDay(ordered: BankDay, day: BankDay, holidays: readonly BankDay[]): boolean {
  return day > ordered && isBusinessDay(day, holidays);
}
