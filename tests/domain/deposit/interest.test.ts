import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { closingDoneBy, isClosingDay, isPayoutDay, nextPayoutDay } from '../../../src/domain/deposit/depositDays';
import { accruedOf, earlyClosing, interestOf } from '../../../src/domain/deposit/interest';
import { addMonths, addDays } from '../../../src/domain/time/days';
import { bankDayOf, checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { runs } from '../../support/propertyRuns';

function dayOf(text: string): BankDay {
  const day = checkedToBankDay(text);
  if (day === undefined) {
    throw new Error(`${text} is no day`);
  }
  return day;
}

const anyDay = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 11, 31) }).map(bankDayOf);
const rate = fc.integer({ min: 0, max: 3000 });
const amount = fc.bigInt({ min: 1n, max: 999_999_999_999n });

describe('interest', () => {
  it.each([
    [100_000_00n * 365n, 1000, 10_000_00n],
    [50_000_000n * 204n, 1400, 3_912_328n],
    [1n, 3000, 0n],
    [0n, 1200, 0n],
  ])('of %s for a night at %s hundredths of a percent is %s', (balanceDays, percent, minor) => {
    expect(interestOf(balanceDays, percent)).toBe(minor);
  });

  it('sums to what the whole time earns, to the tyiyn, however often and whenever it is paid', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        fc.array(
          fc.record({ nights: fc.integer({ min: 1, max: 40 }), added: fc.bigInt({ min: 0n, max: 10n ** 9n }) }),
          { maxLength: 30 },
        ),
        (start, percent, parts) => {
          let balance = start;
          let state = { balanceDays: 0n, paid: 0n };
          let whole = 0n;
          for (const { nights, added } of parts) {
            whole += balance * BigInt(nights);
            state = { ...state, balanceDays: state.balanceDays + balance * BigInt(nights) };
            const due = accruedOf(state, percent);
            expect(due).toBeGreaterThanOrEqual(0n);
            state = { ...state, paid: state.paid + due };
            balance += added;
          }
          expect(state.paid).toBe((whole * BigInt(percent)) / 3_650_000n);
        },
      ),
    );
  });

  it('grows by no more than a day earns, rounded', () => {
    fc.assert(
      fc.property(amount, rate, fc.bigInt({ min: 0n, max: 10n ** 15n }), (balance, percent, before) => {
        const grown = interestOf(before + balance, percent) - interestOf(before, percent);
        const exact = (balance * BigInt(percent)) / 3_650_000n;
        expect(grown === exact || grown === exact + 1n).toBe(true);
      }),
    );
  });
});

describe('closing before the end', () => {
  it('sets what is earned at the lower rate off against what was paid', () => {
    const state = { balanceDays: 100_000_00n * 100n, balance: 100_000_00n };
    expect(earlyClosing({ ...state, paid: 0n }, { rate: 1200, earlyRate: 100 })).toEqual({
      earned: 27_397n,
      lost: 301_370n,
      withheld: 0n,
      due: 27_397n,
      paidOut: 10_027_397n,
    });
    expect(earlyClosing({ ...state, paid: 300_000n }, { rate: 1200, earlyRate: 100 })).toEqual({
      earned: 27_397n,
      lost: 301_370n,
      withheld: 272_603n,
      due: 0n,
      paidOut: 9_727_397n,
    });
  });

  it('never pays more than keeping it would have, and never loses a tyiyn between its figures', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        rate,
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 100 }),
        (balance, one, other, balanceDays, share) => {
          const [earlyRate, full] = one < other ? [one, other] : [other, one];
          const paid = (interestOf(balanceDays, full) * BigInt(share)) / 100n;
          const closing = earlyClosing({ balance, balanceDays, paid }, { rate: full, earlyRate });
          expect(closing.paidOut).toBe(balance + closing.due - closing.withheld);
          expect(closing.earned).toBe(paid + closing.due - closing.withheld);
          expect(closing.earned + closing.lost).toBe(interestOf(balanceDays, full));
          expect(closing.lost).toBeGreaterThanOrEqual(0n);
        },
      ),
    );
  });
});

describe('the days of a deposit', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', 120, '2036-05-31'],
  ])('%s and %s months is %s', (day, months, expected) => {
    expect(addMonths(dayOf(day), months)).toBe(expected);
  });

  it('pay interest as often as there are months in the term, the last day included', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 36 }), (openedOn, months) => {
        const maturesOn = addMonths(openedOn, months);
        const terms = { openedOn, maturesOn, payout: 'monthly' } as const;
        let paid = 0;
        for (let day = openedOn; day <= maturesOn; day = addDays(day, 1)) {
          paid += isPayoutDay(terms, day) ? 1 : 0;
          expect(isPayoutDay({ ...terms, payout: 'atEnd' }, day)).toBe(day === maturesOn);
        }
        expect(paid).toBe(months);
      }),
      runs({ cost: 'heavy' }),
    );
  });

  it('are found ahead', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 24 }), fc.nat(700), (openedOn, months, ahead) => {
        const terms = { openedOn, maturesOn: addMonths(openedOn, months), payout: 'monthly' } as const;
        const from = addDays(openedOn, ahead + 1);
        const next = nextPayoutDay(terms, from);
        let day = from;
        while (day <= terms.maturesOn && !isPayoutDay(terms, day)) {
          day = addDays(day, 1);
        }
        expect(next).toBe(day > terms.maturesOn ? undefined : day);
      }),
    );
  });

  it.each([
    ['2026-11-23', '2026-11-25'],
    ['2026-11-26', '2026-11-30'],
    ['2026-11-28', '2026-12-01'],
  ])('a closing ordered on %s is done by %s', (ordered, doneBy) => {
    expect(closingDoneBy(dayOf(ordered), [])).toBe(doneBy);
  });

  it('a closing is done on the first banking day after its order', () => {
    const friday = dayOf('2026-11-27');
    expect(isClosingDay(friday, friday, [])).toBe(false);
    expect(isClosingDay(friday, dayOf('2026-11-29'), [])).toBe(false);
    expect(isClosingDay(friday, dayOf('2026-11-30'), [])).toBe(true);
    expect(isClosingDay(friday, dayOf('2026-11-30'), [dayOf('2026-11-30')])).toBe(false);
  });
});
