import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstAmountViolation, isChildOn, offerOf } from '../../../src/domain/deposit/DepositProduct';
import { isPayoutDay } from '../../../src/domain/deposit/depositDays';
import { earnedInTerm, endOfTerm, forecastOf } from '../../../src/domain/deposit/forecast';
import type { ForecastTerms } from '../../../src/domain/deposit/forecast';
import { accruedOf } from '../../../src/domain/deposit/interest';
import { money } from '../../../src/domain/money/Money';
import { addMonths, daysFrom, addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aDepositProduct } from '../../application/support/aDepositProduct';
import { runs } from '../../support/propertyRuns';

const anyTerms: fc.Arbitrary<ForecastTerms> = fc.record({
  openedOn: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 11, 31) }).map(bankDayOf),
  termMonths: fc.integer({ min: 1, max: 36 }),
  rate: fc.integer({ min: 0, max: 3000 }),
  payout: fc.constantFrom('monthly' as const, 'atEnd' as const),
  capitalized: fc.boolean(),
  amount: fc.bigInt({ min: 1n, max: 999_999_999_999n }),
});

/** Night by night, as the bank books it (bank/modules/deposits/depositDay.ts): what was paid on which day. */
function paidNightByNight({ openedOn, termMonths, rate, payout, capitalized, amount }: ForecastTerms) {
  const maturesOn = addMonths(openedOn, termMonths);
  const paid: (readonly [string, bigint])[] = [];
  let balance = amount;
  let state = { balanceDays: 0n, paid: 0n };
  for (let day = addDays(openedOn, 1); day <= maturesOn; day = addDays(day, 1)) {
    state = { ...state, balanceDays: state.balanceDays + balance };
    if (isPayoutDay({ openedOn, maturesOn, payout }, day)) {
      const due = accruedOf(state, rate);
      paid.push([day, due]);
      state = { ...state, paid: state.paid + due };
      balance += capitalized && day < maturesOn ? due : 0n;
    }
  }
  return { paid, total: state.paid, balance };
}

describe('the forecast of a deposit', () => {
  it('is to the tyiyn what the bank books night by night', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const months = forecastOf(terms);
        const booked = paidNightByNight(terms);
        const payoutDays = terms.payout === 'monthly' ? months : months.slice(-1);
        expect(payoutDays.map(({ day, paid }) => [day, paid])).toEqual(booked.paid);
        expect(earnedInTerm(terms)).toBe(booked.total);
        expect(months.at(-1)?.balance).toBe(booked.balance);
        expect(months).toHaveLength(terms.termMonths);
      }),
      runs({ cost: 'medium' }),
    );
  });

  it('earns at least as much the more there is, and ends on the day the contract does', () => {
    fc.assert(
      fc.property(anyTerms, fc.bigInt({ min: 1n, max: 10n ** 9n }), (terms, more) => {
        expect(earnedInTerm({ ...terms, amount: terms.amount + more })).toBeGreaterThanOrEqual(earnedInTerm(terms));
        expect(forecastOf(terms).at(-1)?.day).toBe(endOfTerm(terms.openedOn, terms.termMonths));
      }),
      runs({ cost: 'medium' }),
    );
  });

  it('counts the nights between two days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 11, 31) }).map(bankDayOf),
        fc.nat(400),
        (day, nights) => {
          expect(daysFrom(day, addDays(day, nights))).toBe(nights);
        },
      ),
    );
  });
});

describe('a product', () => {
  const product = aDepositProduct();
  const offer = offerOf(product, 'KGS', 12);

  it('is offered for a term in a currency, and for no other', () => {
    expect(offer?.rate).toBe(1400);
    expect([offerOf(product, 'KGS', 13), offerOf(product, 'EUR', 12)]).toEqual([undefined, undefined]);
  });

  it.each([
    [499_999n, 'MIN_LIM_NOT_REACHED'],
    [500_000n, undefined],
    [10_000_000_000n, undefined],
    [10_000_000_001n, 'MAX_LIM_EXCEEDED'],
  ])('takes or refuses %s at first', (minor, violation) => {
    expect(offer && firstAmountViolation(offer, money(minor, 'KGS'))).toBe(violation);
  });

  it('is for a child until the eighteenth birthday', () => {
    const bornOn = bankDayOf(Date.UTC(2010, 4, 15));
    expect(isChildOn(bornOn, bankDayOf(Date.UTC(2028, 4, 14)))).toBe(true);
    expect(isChildOn(bornOn, bankDayOf(Date.UTC(2028, 4, 15)))).toBe(false);
    expect(isChildOn(bornOn, bankDayOf(Date.UTC(2010, 4, 14)))).toBe(false);
  });
});
