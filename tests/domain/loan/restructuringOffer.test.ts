import fc from 'fast-check';
import { expect, it } from 'vitest';

import { MONTHS_LONGER, restructuringEffect, restructuringRefusal } from '../../../src/domain/loan/RestructuringOffer';
import { dueDayOf, newLoan, scheduleOf } from '../../../src/domain/loan/schedule';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aLoan, sumOf } from './support';
import { runs } from '../../support/propertyRuns';

const PERSON = { isCorporate: false };
const NOTHING_DUE = { principalDue: 0n, interestDue: 0n, penalty: 0n, prepaid: 0n };
const ASKED = { months: 12, askedAt: Date.UTC(2026, 10, 22) };

it('a longer term is offered to persons, of loans that can run longer, while no request waits', () => {
  expect(restructuringRefusal({ actions: ['repay', 'restructure'] }, PERSON)).toBeUndefined();
  expect(
    restructuringRefusal(
      { actions: ['repay', 'restructure'], restructuring: { ...ASKED, status: 'rejected' } },
      PERSON,
    ),
  ).toBeUndefined();
  expect(restructuringRefusal({ actions: ['repay'], restructuring: { ...ASKED, status: 'review' } }, PERSON)).toBe(
    'UNDER_REVIEW',
  );
  expect(restructuringRefusal({ actions: ['repay'], restructuring: { ...ASKED, status: 'approved' } }, PERSON)).toBe(
    'NOTHING_TO_SPREAD',
  );
  expect(restructuringRefusal({ actions: ['repay', 'restructure'] }, { isCorporate: true })).toBe('COMPANY');
  expect([MONTHS_LONGER[0], MONTHS_LONGER.at(-1), MONTHS_LONGER.length]).toEqual([1, 36, 36]);
});

it('a longer term changes the first instalment, the last day and the interest of the new schedule', () => {
  fc.assert(
    fc.property(aLoan, fc.constantFrom(...MONTHS_LONGER), ({ terms, principal, months }, longer) => {
      const state = newLoan(terms, principal, months);
      const effect = restructuringEffect({ state, ...NOTHING_DUE }, longer);
      const old = scheduleOf(state);
      if (effect === undefined) {
        throw new Error('There are instalments to come');
      }
      const [first] = effect.schedule;
      expect(effect.before).toBe((old[0]?.principal ?? 0n) + (old[0]?.interest ?? 0n));
      expect(effect.after).toBe((first?.principal ?? 0n) + (first?.interest ?? 0n));
      expect(effect.after).toBeLessThanOrEqual(effect.before);
      expect(effect.interestMore).toBe(sumOf(effect.schedule, 'interest') - sumOf(old, 'interest'));
      expect(sumOf(effect.schedule, 'principal')).toBe(principal);
      expect(effect.lastDueOn <= dueDayOf(terms.openedOn, months + longer)).toBe(true);
    }),
    runs({ cost: 'medium' }),
  );
});

it('a longer term changes nothing where no instalment is to come', () => {
  const openedOn = bankDayOf(Date.UTC(2026, 0, 15));
  const state = newLoan({ method: 'annuity', dayCount: 'ACT/365', rate: 2200, openedOn }, 0n, 12);
  expect(restructuringEffect({ state, ...NOTHING_DUE }, 12)).toBeUndefined();
});
