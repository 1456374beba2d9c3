import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eventId, eventsWithin, nearestOfEach, nextSixMonths } from '../../../src/domain/calendar/CalendarEvent';
import type { CalendarEvent, EventSources } from '../../../src/domain/calendar/CalendarEvent';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { aSchedule, aTemplate, NOON } from '../../application/support/builders';
import { aLoan } from '../../application/support/aLoan';
import { aCard } from '../../application/support/cards';
import { aDeposit } from '../../application/support/deposits';
import { runs } from '../../support/propertyRuns';

/** 21 November 2026. */
const TODAY = bankDayOf(NOON);
const HALF_YEAR = nextSixMonths(TODAY);

function day(year: number, month: number, date: number): BankDay {
  return bankDayOf(Date.UTC(year, month - 1, date));
}

function eventsOf(sources: Partial<EventSources>, range = HALF_YEAR): readonly CalendarEvent[] {
  return eventsWithin(
    { loans: [], templates: [], deposits: [], cards: [], passportExpiresOn: undefined, ...sources },
    range,
    TODAY,
  );
}

function summaries(events: readonly CalendarEvent[]): readonly string[] {
  return events.map((event) => `${event.day} ${event.kind}`);
}

function weekly(firstDay: BankDay, values: Parameters<typeof aSchedule>[0] = {}) {
  return aTemplate({
    schedule: aSchedule({ recurrence: { periodicity: 'onceAWeek', firstDay, lastDay: undefined }, ...values }),
  });
}

describe('the events of a customer', () => {
  it('reach from today to the same day six months later', () => {
    expect(HALF_YEAR).toEqual({ from: '2026-11-21', until: '2027-05-21' });
    expect(nextSixMonths(day(2026, 8, 31)).until).toBe('2027-02-28');
  });

  it('are one row for each product on the first page, the nearest of it', () => {
    const loans = [
      aLoan({ id: '1', dueDays: [day(2026, 12, 1), day(2027, 1, 1), day(2027, 2, 1)] }),
      aLoan({ id: '2', dueDays: [day(2026, 12, 15), day(2027, 1, 15)] }),
    ];
    const events = nearestOfEach(eventsOf({ loans, passportExpiresOn: day(2027, 1, 3) }));
    expect(events.map(({ day: on, kind }) => `${on} ${kind}`)).toEqual([
      '2026-12-01 loanPayment',
      '2026-12-15 loanPayment',
      '2027-01-03 passportExpiry',
    ]);
  });

  it('stand in the order of their days, and on one day by their weight', () => {
    const on = day(2027, 1, 15);
    const events = eventsOf({
      loans: [aLoan({ dueDays: [on] })],
      templates: [
        aTemplate({ schedule: aSchedule({ recurrence: { periodicity: 'onSetDates', days: [on, day(2026, 12, 1)] } }) }),
      ],
      deposits: [aDeposit({ maturesOn: on })],
      cards: [aCard({ expiresOn: on })],
      passportExpiresOn: on,
    });
    expect(summaries(events)).toEqual([
      '2027-01-15 loanPayment',
      '2027-01-15 scheduledPayment',
      '2027-01-15 depositEnd',
      '2027-01-15 cardExpiry',
      '2027-01-15 passportExpiry',
    ]);
  });

  it('count both ends of the run of days', () => {
    const deposits = [HALF_YEAR.from, HALF_YEAR.until, addDays(HALF_YEAR.until, 1), addDays(TODAY, -1)].map(
      (maturesOn, index) => aDeposit({ id: String(index), maturesOn }),
    );
    expect(eventsOf({ deposits }).map((event) => event.day)).toEqual([HALF_YEAR.from, HALF_YEAR.until]);
  });

  it('tell of nothing that has been, whatever days are asked for', () => {
    const range = { from: day(2026, 11, 1), until: day(2026, 11, 30) };
    const deposits = [aDeposit({ maturesOn: day(2026, 11, 5) })];
    expect(summaries(eventsOf({ deposits, templates: [weekly(day(2026, 11, 3))] }, range))).toEqual([
      '2026-11-24 scheduledPayment',
    ]);
  });

  it('count payments of days to come only, without those left out', () => {
    const template = weekly(TODAY, { skippedDays: [day(2026, 11, 28)] });
    const range = { from: TODAY, until: day(2026, 12, 12) };
    expect(summaries(eventsOf({ templates: [template] }, range))).toEqual([
      '2026-12-05 scheduledPayment',
      '2026-12-12 scheduledPayment',
    ]);
  });

  it('know no payments of a schedule that is paused or over, or of a template without one', () => {
    const templates = [weekly(TODAY, { state: 'paused' }), weekly(TODAY, { state: 'finished' }), aTemplate()];
    expect(eventsOf({ templates })).toEqual([]);
  });

  it('count every instalment of a loan that is being repaid, and none of one that is closed or written off', () => {
    const dueDays = [day(2026, 11, 15), day(2026, 12, 15), day(2027, 6, 15)];
    const loans = [
      aLoan({ dueDays }),
      aLoan({ id: '10', status: 'C', dueDays }),
      aLoan({ id: '11', status: 'L', dueDays }),
    ];
    expect(summaries(eventsOf({ loans }))).toEqual(['2026-12-15 loanPayment']);
  });

  it('move a monthly payment to the last day of a shorter month', () => {
    const recurrence = { periodicity: 'monthly', firstDay: day(2026, 12, 31), lastDay: undefined } as const;
    const events = eventsOf({ templates: [aTemplate({ schedule: aSchedule({ recurrence }) })] });
    expect(events.map((event) => event.day)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('leave out products that will not come to that end', () => {
    const closing = { transactionId: '9', doneBy: day(2026, 11, 24), credited: money(100n, 'KGS') };
    const expiresOn = day(2026, 12, 31);
    expect(
      eventsOf({
        deposits: [aDeposit({ status: 'C' }), aDeposit({ closing })],
        cards: [
          aCard({ expiresOn, accountClass: '30100' }),
          aCard({ expiresOn, customStatus: 'hardLock' }),
          aCard({ expiresOn, ipcStatus: 'hardLock' }),
        ],
      }),
    ).toEqual([]);
    expect(summaries(eventsOf({ cards: [aCard({ expiresOn, customStatus: 'softLock' })] }))).toEqual([
      '2026-12-31 cardExpiry',
    ]);
  });

  it('have names of their own, and none is before today or out of order, for any recurrence and any run of days', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('onceAWeek', 'everyTwoWeeks', 'monthly'),
        fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: 0, max: 300 }),
        (periodicity, starts, from, length) => {
          const templates = starts.map((start, index) =>
            aTemplate({
              id: String(index),
              schedule: aSchedule({ recurrence: { periodicity, firstDay: addDays(TODAY, start), lastDay: undefined } }),
            }),
          );
          const deposits = starts.map((start, index) =>
            aDeposit({ id: String(index), maturesOn: addDays(TODAY, start) }),
          );
          const range = { from: addDays(TODAY, from), until: addDays(TODAY, from + length) };
          const events = eventsOf({ templates, deposits }, range);
          const days = events.map((event) => event.day);
          expect(days).toEqual(days.toSorted());
          expect(days.every((each) => each >= TODAY && each >= range.from && each <= range.until)).toBe(true);
          expect(new Set(events.map(eventId)).size).toBe(events.length);
        },
      ),
      runs({ cost: 'medium' }),
    );
  });
});
