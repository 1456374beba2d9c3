import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DAY_COUNTS, daysBetween, loanInterest } from '../../../src/domain/loan/dayCount';
import { dueDayOf, newLoan, REPAYMENT_METHODS, scheduleOf } from '../../../src/domain/loan/schedule';
import { bankDayOf, checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { aLoan, sumOf } from './support';
import { runs } from '../../support/propertyRuns';

function dayOf(text: string): BankDay {
  const day = checkedToBankDay(text);
  if (day === undefined) {
    throw new Error(`${text} is no day`);
  }
  return day;
}

describe('days for interest', () => {
  it.each([
    ['ACT/365', '2028-02-28', '2028-03-01', 2],
    ['ACT/360', '2027-01-31', '2027-02-28', 28],
    ['30/360', '2027-01-31', '2027-02-28', 28],
    ['30/360', '2027-02-28', '2027-03-31', 32],
    ['30/360', '2027-03-30', '2027-03-31', 0],
    ['30/360', '2026-12-15', '2027-12-15', 360],
  ] as const)('%s counts from %s to %s as %s', (dayCount, from, to, days) => {
    expect(daysBetween(dayCount, dayOf(from), dayOf(to))).toBe(days);
  });

  it('come to the same over any day between', () => {
    const anyDay = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 11, 31) }).map(bankDayOf);
    fc.assert(
      fc.property(fc.constantFrom(...DAY_COUNTS), anyDay, anyDay, anyDay, (dayCount, one, two, three) => {
        expect(daysBetween(dayCount, one, two) + daysBetween(dayCount, two, three)).toBe(
          daysBetween(dayCount, one, three),
        );
      }),
    );
  });

  it.each([
    [100_000_00n * 365n, 2000, 'ACT/365', 20_000_00n],
    [100_000_00n * 360n, 2000, 'ACT/360', 20_000_00n],
    [182_500n, 100, 'ACT/365', 5n],
    [182_499n, 1000, 'ACT/365', 50n],
    [1_825n, 1000, 'ACT/365', 1n],
    [1_824n, 1000, 'ACT/365', 0n],
  ] as const)('interest of %s at %s over %s is %s', (balanceDays, rate, dayCount, minor) => {
    expect(loanInterest(balanceDays, rate, dayCount)).toBe(minor);
  });
});

describe('a schedule', () => {
  it('repays the principal to the tyiyn, on the days of the contract, with nothing below zero', () => {
    fc.assert(
      fc.property(aLoan, ({ terms, principal, months }) => {
        const instalments = scheduleOf(newLoan(terms, principal, months));
        expect(sumOf(instalments, 'principal')).toBe(principal);
        expect(instalments.length).toBeLessThanOrEqual(months);
        expect(instalments.at(-1)?.left).toBe(0n);
        for (const [place, { number, dueOn, principal: part, interest }] of instalments.entries()) {
          expect([number, dueOn]).toEqual([place + 1, dueDayOf(terms.openedOn, place + 1)]);
          expect(part >= 0n && interest >= 0n).toBe(true);
        }
      }),
      runs({ cost: 'medium' }),
    );
  });

  it('has equal instalments in an annuity, the last one no larger, and could not have smaller ones', () => {
    fc.assert(
      fc.property(aLoan, ({ terms, principal, months }) => {
        const state = newLoan({ ...terms, method: 'annuity' }, principal, months);
        const instalments = scheduleOf(state);
        const totals = instalments.map((each) => each.principal + each.interest);
        expect(totals.every((total) => total <= state.instalment)).toBe(true);
        expect(new Set(totals.slice(0, -1)).size).toBeLessThanOrEqual(1);
        const smaller = scheduleOf({ ...state, instalment: state.instalment - 1n });
        expect(smaller.some((each) => each.principal + each.interest >= state.instalment)).toBe(true);
      }),
      runs({ cost: 'medium' }),
    );
  });

  it('has equal parts of the principal when it is differentiated, and interest that falls', () => {
    const state = newLoan(
      { method: 'differentiated', dayCount: '30/360', rate: 1200, openedOn: dayOf('2027-01-31') },
      1_000_00n,
      3,
    );
    expect(scheduleOf(state).map(({ dueOn, principal, interest }) => [dueOn, principal, interest])).toEqual([
      ['2027-02-28', 33_334n, 933n],
      ['2027-03-31', 33_334n, 711n],
      ['2027-04-30', 33_332n, 333n],
    ]);
  });

  it('is a known annuity', () => {
    const state = newLoan(
      { method: 'annuity', dayCount: '30/360', rate: 1200, openedOn: dayOf('2027-01-15') },
      1_000_000n,
      12,
    );
    expect(state.instalment).toBe(88_849n);
    expect(REPAYMENT_METHODS).toContain(state.method);
  });

  it('has no interest where there is no rate, and ends early where parts are too small', () => {
    const state = newLoan({ method: 'annuity', dayCount: 'ACT/365', rate: 0, openedOn: dayOf('2027-01-15') }, 10n, 6);
    expect(scheduleOf(state).map(({ principal, interest }) => [principal, interest])).toEqual([
      [2n, 0n],
      [2n, 0n],
      [2n, 0n],
      [2n, 0n],
      [2n, 0n],
    ]);
  });
});
