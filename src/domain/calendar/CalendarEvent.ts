import type { Card } from '../card/Card';
import { isArchived } from '../card/cardState';
import { canBeClosed } from '../deposit/Deposit';
import type { Deposit } from '../deposit/Deposit';
import type { Loan } from '../loan/Loan';
import { nextDayOf } from '../schedule/Recurrence';
import type { Schedule } from '../schedule/Schedule';
import type { Template } from '../template/Template';
import { addMonths, addDays } from '../time/days';
import type { BankDay } from '../time/Instant';

/** Kinds of upcoming events, the most important first: events of one day are in this order. */
export const EVENT_KINDS = ['loanPayment', 'scheduledPayment', 'depositEnd', 'cardExpiry', 'passportExpiry'] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Upcoming event of a day (specification 2, section 10, calendar events). */
export type CalendarEvent =
  | { readonly kind: 'loanPayment'; readonly day: BankDay; readonly loan: Loan }
  | { readonly kind: 'scheduledPayment'; readonly day: BankDay; readonly template: Template }
  | { readonly kind: 'depositEnd'; readonly day: BankDay; readonly deposit: Deposit }
  | { readonly kind: 'cardExpiry'; readonly day: BankDay; readonly card: Card }
  | { readonly kind: 'passportExpiry'; readonly day: BankDay };

/** Data from which events are derived. */
export interface EventSources {
  readonly loans: readonly Loan[];
  readonly templates: readonly Template[];
  readonly deposits: readonly Deposit[];
  readonly cards: readonly Card[];
  readonly passportExpiresOn: BankDay | undefined;
}

/** Period of days, both ends included. */
export interface DayRange {
  readonly from: BankDay;
  readonly until: BankDay;
}

/** Number of months shown in advance on the first page (specification 2, section 9). */
const MONTHS_AHEAD = 6;
export const MAX_EVENTS = 5;

/** Period from today through the next six months. */
export function nextSixMonths(today: BankDay): DayRange {
  return { from: today, until: addMonths(today, MONTHS_AHEAD) };
}

/** Events within a period, nearest first. Events before `today` are left out. */
export function eventsWithin(sources: EventSources, range: DayRange, today: BankDay): readonly CalendarEvent[] {
  const ahead = { from: range.from < today ? today : range.from, until: range.until };
  return [
    ...sources.loans.flatMap((loan) => instalmentsOf(loan)),
    ...sources.templates.flatMap((template) => paymentsOf(template, ahead, today)),
    ...sources.deposits
      .filter(canBeClosed)
      .map((deposit) => ({ kind: 'depositEnd' as const, day: deposit.maturesOn, deposit })),
    ...sources.cards.filter(isInUse).map((card) => ({ kind: 'cardExpiry' as const, day: card.expiresOn, card })),
    ...(sources.passportExpiresOn === undefined
      ? []
      : [{ kind: 'passportExpiry' as const, day: sources.passportExpiresOn }]),
  ]
    .filter(({ day }) => day >= ahead.from && day <= ahead.until)
    .toSorted(byDay);
}

/** The nearest event of each kind and product, in the order given: a loan has one row however many instalments are ahead. */
export function nearestOfEach(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const key = `${event.kind} ${productOf(event)}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** Unique key of an event: a product has at most one event of a kind on a day. */
export function eventId(event: CalendarEvent): string {
  return `${event.kind} ${event.day} ${productOf(event)}`;
}

/** Due days of a loan; a loan that is closed or written off has none. */
function instalmentsOf(loan: Loan): readonly CalendarEvent[] {
  return loan.status === 'A' ? loan.dueDays.map((day) => ({ kind: 'loanPayment', day, loan })) : [];
}

/** Scheduled payments after today only (specification 2, section 10): a payment due today is already being processed. */
function paymentsOf(template: Template, { from, until }: DayRange, today: BankDay): readonly CalendarEvent[] {
  const { schedule } = template;
  return schedule?.state === 'active'
    ? daysOf(schedule, { from: from > today ? from : addDays(today, 1), until }).map((day) => ({
        kind: 'scheduledPayment',
        day,
        template,
      }))
    : [];
}

function daysOf({ recurrence, skippedDays }: Schedule, { from, until }: DayRange): readonly BankDay[] {
  const days: BankDay[] = [];
  let day = nextDayOf(recurrence, from);
  while (day !== undefined && day <= until) {
    if (!skippedDays.includes(day)) {
      days.push(day);
    }
    day = nextDayOf(recurrence, addDays(day, 1));
  }
  return days;
}

/** True for a card whose expiry still matters to its holder: not archived, and not hard-locked by the bank or the network. */
function isInUse(card: Card): boolean {
  return !isArchived(card) && card.customStatus !== 'hardLock' && card.ipcStatus !== 'hardLock';
}

function byDay(left: CalendarEvent, right: CalendarEvent): number {
  if (left.day !== right.day) {
    return left.day < right.day ? -1 : 1;
  }
  return (
    EVENT_KINDS.indexOf(left.kind) - EVENT_KINDS.indexOf(right.kind) || (productOf(left) < productOf(right) ? -1 : 1)
  );
}

function productOf(event: CalendarEvent): string {
  switch (event.kind) {
    case 'loanPayment':
      return event.loan.id;
    case 'scheduledPayment':
      return event.template.id;
    case 'depositEnd':
      return event.deposit.id;
    case 'cardExpiry':
      return event.card.id;
    case 'passportExpiry':
      return '';
    default:
      return event satisfies never;
  }
}
