import { expect, it } from 'vitest';

import type { CalendarEvent } from '../../../src/domain/calendar/CalendarEvent';
import { weekAhead, weekFrom } from '../../../src/domain/calendar/weekAhead';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aLoan } from '../../application/support/aLoan';
import { aTemplate, NOON } from '../../application/support/builders';
import { aDeposit } from '../../application/support/deposits';

const TODAY = bankDayOf(NOON);
const loan = aLoan();
const DUE = loan.next?.dueOn ?? TODAY;

function scheduled(minor: bigint, currency: 'KGS' | 'USD' = 'KGS'): CalendarEvent {
  return { kind: 'scheduledPayment', day: TODAY, template: aTemplate({ amount: money(minor, currency) }) };
}

it('counts today as the first of seven days', () => {
  expect(weekFrom(TODAY)).toEqual({ from: TODAY, until: addDays(TODAY, 6) });
});

it('adds payments up by currency and says what is left of each, or how much is missing', () => {
  const events = [scheduled(300n), { kind: 'loanPayment', day: DUE, loan } as const, scheduled(100n, 'USD')];
  expect(weekAhead(events, [money(10_000n, 'KGS'), money(40n, 'USD')])).toEqual({
    currencies: [
      { leaving: money(9_500n, 'KGS'), available: money(10_000n, 'KGS'), rest: money(500n, 'KGS') },
      { leaving: money(100n, 'USD'), available: money(40n, 'USD'), rest: money(-60n, 'USD') },
    ],
    unknown: 0,
  });
});

it('takes nothing to be there in a currency without an account', () => {
  expect(weekAhead([scheduled(100n, 'USD')], []).currencies).toEqual([
    { leaving: money(100n, 'USD'), available: money(0n, 'USD'), rest: money(-100n, 'USD') },
  ]);
});

it('counts payments whose amount is not known, and no money that comes in', () => {
  const events: readonly CalendarEvent[] = [
    { kind: 'loanPayment', day: addDays(DUE, 30), loan },
    { kind: 'depositEnd', day: TODAY, deposit: aDeposit() },
    { kind: 'passportExpiry', day: TODAY },
  ];
  expect(weekAhead(events, [])).toEqual({ currencies: [], unknown: 1 });
});

it('adds what waits to be signed to what leaves', () => {
  expect(weekAhead([scheduled(100n)], [money(500n, 'KGS')], [money(50n, 'KGS'), money(7n, 'USD')])).toEqual({
    currencies: [
      { leaving: money(150n, 'KGS'), available: money(500n, 'KGS'), rest: money(350n, 'KGS') },
      { leaving: money(7n, 'USD'), available: money(0n, 'USD'), rest: money(-7n, 'USD') },
    ],
    unknown: 0,
  });
});
