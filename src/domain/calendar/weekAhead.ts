import { CURRENCIES } from '../money/Currency';
import { add, money } from '../money/Money';
import type { Money } from '../money/Money';
import { addDays } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { CalendarEvent, DayRange } from './CalendarEvent';

const DAYS_AHEAD = 7;

/** Period of today and the six days after it. */
export function weekFrom(today: BankDay): DayRange {
  return { from: today, until: addDays(today, DAYS_AHEAD - 1) };
}

/** Amount an event moves, as far as it is known beforehand: of a loan only the next instalment is, of a template the amount kept in it. */
export function eventAmount(event: CalendarEvent): Money | undefined {
  switch (event.kind) {
    case 'loanPayment':
      return event.loan.next?.dueOn === event.day ? event.loan.next.amount : undefined;
    case 'scheduledPayment':
      return event.template.amount;
    case 'depositEnd':
      return event.deposit.balance;
    case 'cardExpiry':
    case 'passportExpiry':
      return undefined;
    default:
      return event satisfies never;
  }
}

/** Money that leaves in one currency against what is there in it; `rest` is negative when it does not suffice. */
export interface WeekOfCurrency {
  readonly leaving: Money;
  readonly available: Money;
  readonly rest: Money;
}

export interface WeekAhead {
  /** Currencies that money leaves in, in the order of lists. */
  readonly currencies: readonly WeekOfCurrency[];
  /** Number of payments whose amount is not known yet. */
  readonly unknown: number;
}

/** Payments among the events and those that wait for signatures, by currency, against what can be spent in each. */
export function weekAhead(
  events: readonly CalendarEvent[],
  available: readonly Money[],
  waiting: readonly Money[] = [],
): WeekAhead {
  const payments = events.filter(({ kind }) => kind === 'loanPayment' || kind === 'scheduledPayment').map(eventAmount);
  const known = [...payments.filter((amount) => amount !== undefined), ...waiting];
  const currencies = CURRENCIES.flatMap((currency) => {
    const own = known.filter((amount) => amount.currency === currency);
    if (own.length === 0) {
      return [];
    }
    const leaving = own.reduce(add);
    const there = available.find((amount) => amount.currency === currency) ?? money(0n, currency);
    return [{ leaving, available: there, rest: money(there.minor - leaving.minor, currency) }];
  });
  return { currencies, unknown: payments.filter((amount) => amount === undefined).length };
}
