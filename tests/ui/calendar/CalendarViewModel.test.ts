import { describe, expect, it } from 'vitest';

import { CustomerEvents } from '../../../src/application/calendar/CustomerEvents';
import { CardsStore } from '../../../src/application/cards/CardsStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import { LoansStore } from '../../../src/application/loans/LoansStore';
import { TemplatesStore } from '../../../src/application/templates/TemplatesStore';
import { UserStore } from '../../../src/application/user/UserStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { User } from '../../../src/domain/user/User';
import { CalendarViewModel, FURTHEST_MONTHS } from '../../../src/ui/features/accounts/calendar/CalendarViewModel';
import { eventPath } from '../../../src/ui/features/accounts/calendar/eventPath';
import { aLoan } from '../../application/support/aLoan';
import { aSchedule, aTemplate, aUser } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';
import { aDeposit } from '../../application/support/deposits';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';

const TIME = new MovableTime();
const TODAY = bankDayOf(TIME.now());
const FAILED = () => refusal({ code: 'INTERNAL_SERVER_ERROR' as const });

async function aCalendar(user: Partial<User> = {}) {
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser({ passportExpiresOn: addDays(TODAY, 100), ...user })),
    GET_CARDS_V2: () => success([aCard({ expiresOn: addDays(TODAY, 40) })]),
    GET_DEPOSITS_V2: () =>
      success([
        aDeposit({ maturesOn: addDays(TODAY, 3) }),
        aDeposit({ id: '8', type: 'term', maturesOn: addDays(TODAY, 3) }),
      ]),
    GET_LOANS_V2: () => success([aLoan({ dueDays: [addDays(TODAY, 1)] })]),
    LIST_TEMPLATE_V2: () =>
      success([
        aTemplate({ schedule: aSchedule({ recurrence: { periodicity: 'onSetDates', days: [addDays(TODAY, 2)] } }) }),
      ]),
  });
  const users = new UserStore(gateway);
  await users.reload();
  const events = new CustomerEvents({
    cards: new CardsStore(gateway, TIME),
    deposits: new DepositsStore(gateway),
    loans: new LoansStore(gateway),
    templates: new TemplatesStore(gateway),
    user: users,
    clock: TIME,
  });
  return { gateway, events, model: new CalendarViewModel(events) };
}

describe('CalendarViewModel', () => {
  it('is loading until every list is there, each read by one call', async () => {
    const { model, gateway } = await aCalendar();
    expect(model.status).toBe('LOADING');
    model.load();
    await settle();
    expect(model.status).toBe('LOADED');
    expect(gateway.calls.map(({ name }) => name)).toEqual([
      'GET_SELF_USER_DATA',
      'GET_CARDS_V2',
      'GET_DEPOSITS_V2',
      'GET_LOANS_V2',
      'LIST_TEMPLATE_V2',
    ]);
  });

  it('shows the month, the events of a chosen day, and all of six months', async () => {
    const { model, events } = await aCalendar();
    await events.reload();
    expect(model.month).toBe('2026-11-01');
    expect(model.shown.map(({ kind }) => kind)).toEqual([
      'loanPayment',
      'scheduledPayment',
      'depositEnd',
      'depositEnd',
    ]);
    expect(model.eventsOn(addDays(TODAY, 3))).toHaveLength(2);
    expect(model.ahead.map(({ month, events: each }) => [month, each.length])).toEqual([
      ['2026-11-01', 4],
      ['2026-12-01', 1],
      ['2027-03-01', 1],
    ]);
    model.choose(addDays(TODAY, 2));
    expect(model.shown.map(({ kind }) => kind)).toEqual(['scheduledPayment']);
    model.choose(addDays(TODAY, 2));
    expect(model.chosen).toBeUndefined();
    model.choose(TODAY);
    expect(model.shown).toEqual([]);
  });

  it('walks through the months that can have events, and back to today', async () => {
    const { model } = await aCalendar();
    expect([model.hasEarlier, model.hasLater]).toEqual([false, true]);
    model.showMonth(-1);
    expect(model.month).toBe('2026-11-01');
    model.choose(TODAY);
    model.showMonth(1);
    expect([model.month, model.chosen, model.hasEarlier]).toEqual(['2026-12-01', undefined, true]);
    for (let month = 0; month < FURTHEST_MONTHS + 3; month += 1) {
      model.showMonth(1);
    }
    expect([model.month, model.hasLater]).toEqual(['2028-11-01', false]);
    model.showToday();
    expect(model.focused).toBe(TODAY);
  });

  it('follows the keyboard, which never leaves those months, and lets a choice go with its month', async () => {
    const { model } = await aCalendar();
    expect([model.press('ArrowDown'), model.focused]).toEqual([true, '2026-11-28']);
    model.choose(model.focused);
    expect([model.press('PageDown'), model.focused, model.chosen]).toEqual([true, '2026-12-28', undefined]);
    expect([model.press('q'), model.focused]).toEqual([false, '2026-12-28']);
    model.press('PageUp');
    model.press('PageUp');
    expect(model.focused).toBe('2026-11-01');
  });

  it('leads where something can be done about an event', async () => {
    const { events } = await aCalendar();
    await events.reload();
    expect(events.upcoming.map(eventPath)).toEqual([
      '/loan/credit?loan=9',
      '/profile/scheduled-payments',
      '/deposit',
      '/deposit/excerpt?deposit=8',
      '/card-list/7',
      '/profile/edit',
    ]);
  });

  it('names a list that could not be read, and shows the empty state without events', async () => {
    const { model, events, gateway } = await aCalendar({ passportExpiresOn: undefined });
    Object.assign(gateway.plain, { GET_CARDS_V2: FAILED });
    await events.reload();
    expect([model.status, model.incomplete]).toEqual(['LOADED', true]);
    const none = await aCalendar({ passportExpiresOn: undefined });
    Object.assign(none.gateway.plain, {
      GET_DEPOSITS_V2: () => success([]),
      GET_CARDS_V2: () => success([]),
      GET_LOANS_V2: () => success([]),
      LIST_TEMPLATE_V2: () => success([]),
    });
    await none.events.reload();
    expect([none.model.status, none.model.incomplete]).toEqual(['EMPTY', false]);
    const broken = await aCalendar({ passportExpiresOn: undefined });
    Object.assign(broken.gateway.plain, {
      GET_DEPOSITS_V2: FAILED,
      GET_CARDS_V2: FAILED,
      GET_LOANS_V2: FAILED,
      LIST_TEMPLATE_V2: FAILED,
    });
    await broken.events.reload();
    expect(broken.model.status).toBe('ERROR');
  });

  it('asks for no templates of a company, which has no payments that are made by themselves', async () => {
    const { events, gateway } = await aCalendar({ customerKind: 'C', passportExpiresOn: undefined });
    await events.reload();
    expect(gateway.requestsOf('LIST_TEMPLATE_V2')).toEqual([]);
    expect(events.status).toBe('LOADED');
  });
});
