import type { Card } from '../card/Card';
import { isArchived } from '../card/cardState';
import { canBeClosed } from '../deposit/Deposit';
import type { Deposit } from '../deposit/Deposit';
import type { Loan } from '../loan/Loan';
import { monthsLater, nextDayOf } from '../schedule/Recurrence';
import type { Schedule } from '../schedule/Schedule';
import type { Template } from '../template/Template';
import { addDays } from '../time/format';
import type { BankDay } from '../time/Instant';

/** What a customer is told of ahead, the gravest first: events of one day stand in this order. */
export const EVENT_KINDS = ['loanPayment', 'scheduledPayment', 'depositEnd', 'cardExpiry', 'passportExpiry'] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Something that will happen on a day (specification 2, section 10, calendar events). */
export type CalendarEvent =
  | { readonly kind: 'loanPayment'; readonly day: BankDay; readonly loan: Loan }
  | { readonly kind: 'scheduledPayment'; readonly day: BankDay; readonly template: Template }
  | { readonly kind: 'depositEnd'; readonly day: BankDay; readonly deposit: Deposit }
  | { readonly kind: 'cardExpiry'; readonly day: BankDay; readonly card: Card }
  | { readonly kind: 'passportExpiry'; readonly day: BankDay };

/** What events are made of. */
export interface EventSources {
  readonly loans: readonly Loan[];
  readonly templates: readonly Template[];
  readonly deposits: readonly Deposit[];
  readonly cards: readonly Card[];
  readonly passportExpiresOn: BankDay | undefined;
}

/** The days that are looked at, both included. */
export interface DayRange {
  readonly from: BankDay;
  readonly until: BankDay;
}

/** How far ahead the first page looks, and how much of it is shown there (specification 2, section 9). */
const MONTHS_AHEAD = 6;
export const MOST_EVENTS = 5;

/** From today through the next six months. */
export function nextSixMonths(today: BankDay): DayRange {
  return { from: today, until: monthsLater(today, MONTHS_AHEAD) };
}

/** The events of a run of days, the nearest first. What has been is no event: nothing before `today` is told. */
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

/** Names an event among all: no two things of one kind happen to one product on one day. */
export function eventId(event: CalendarEvent): string {
  return `${event.kind} ${event.day} ${productOf(event)}`;
}

/** A loan that is closed or written off is no longer paid. */
function instalmentsOf(loan: Loan): readonly CalendarEvent[] {
  return loan.status === 'A' ? loan.dueDays.map((day) => ({ kind: 'loanPayment', day, loan })) : [];
}

/** Only days to come show (specification 2, section 10): what is paid today is already on its way. */
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

/** A card the bank has taken out of use does not end for its holder any more. */
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
