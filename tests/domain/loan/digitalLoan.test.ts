import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calculateLoan, digitalLoanState, effectiveRate } from '../../../src/domain/loan/digital/calculation';
import { decideLoan, mostBorne, scoreOf } from '../../../src/domain/loan/digital/creditScore';
import type { CreditGrounds } from '../../../src/domain/loan/digital/creditScore';
import { isOpen, isWithin, OFFER_DAYS, statusNow, validUntil } from '../../../src/domain/loan/digital/DigitalLoan';
import type { DigitalLoanTerm } from '../../../src/domain/loan/digital/DigitalLoan';
import { scheduleOf } from '../../../src/domain/loan/schedule';
import { money } from '../../../src/domain/money/Money';
import type { BankDay } from '../../../src/domain/time/Instant';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { runs } from '../../support/propertyRuns';

const NOON = Date.UTC(2026, 10, 23, 6);
const DAY_MS = 86_400_000;
const TODAY: BankDay = bankDayOf(NOON);
const SOM = 100n;
const THOUSAND = 1000n * SOM;

const soms = (count: bigint) => money(count * SOM, 'KGS');
const YEAR: DigitalLoanTerm = {
  months: 12,
  rate: 2500,
  penaltyRate: 2500,
  lowest: soms(10_000n),
  highest: soms(300_000n),
};

function grounds(changes: Partial<CreditGrounds> = {}): CreditGrounds {
  return {
    incomes: [60_000n * SOM, 40_000n * SOM, 50_000n * SOM],
    monthlyDebt: 5_000n * SOM,
    inArrears: false,
    ...changes,
  };
}

describe('what a loan costs', () => {
  it('is principal and interest in equal instalments, with the rate of the year they come to', () => {
    const cost = calculateLoan(YEAR, soms(100_000n), TODAY);
    expect(cost.lines).toHaveLength(12);
    expect(cost.lines.reduce((sum, { principal }) => sum + principal.minor, 0n)).toBe(100_000n * SOM);
    expect(cost.total.minor).toBe(cost.amount.minor + cost.interest.minor);
    expect(cost.lines.every(({ amount }) => amount.minor <= cost.instalment.minor)).toBe(true);
    // 25 % that is paid month by month comes to (1 + 0.25 / 12) ^ 12 - 1.
    expect(Math.abs(cost.effectiveRate - 2807)).toBeLessThan(15);
  });

  it('is zero without interest', () => {
    const state = { ...digitalLoanState(YEAR, 120_000n, TODAY), rate: 0, instalment: 10_000n };
    expect(effectiveRate(120_000n, scheduleOf(state), TODAY)).toBe(0);
  });

  it('has an effective rate above its rate, which grows with it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 6000 }),
        fc.bigInt({ min: 10n, max: 500n }),
        fc.constantFrom(3, 12, 36),
        (rate, thousands, months) => {
          const at = (of: number) =>
            calculateLoan({ months, rate: of }, money(thousands * THOUSAND, 'KGS'), TODAY).effectiveRate;
          expect(at(rate)).toBeGreaterThanOrEqual(rate);
          expect(at(rate + 100)).toBeGreaterThan(at(rate));
        },
      ),
      runs({ cost: 'medium' }),
    );
  });
});

describe('the score', () => {
  it('leaves half of the least month to loans, those there are included', () => {
    expect(scoreOf(grounds())).toEqual({
      income: 40_000n * SOM,
      monthlyDebt: 5_000n * SOM,
      bearable: 15_000n * SOM,
      inArrears: false,
    });
    expect(scoreOf(grounds({ monthlyDebt: 21_000n * SOM })).bearable).toBe(0n);
    expect(scoreOf(grounds({ incomes: [60_000n * SOM, 40_000n * SOM] })).income).toBe(0n);
  });

  it('lends the most whole thousands whose instalment can be borne, never more than is asked for', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 60_000n }), fc.bigInt({ min: 10n, max: 300n }), (free, thousands) => {
        const score = scoreOf(grounds({ incomes: [free, free, free].map((each) => each * 2n * SOM), monthlyDebt: 0n }));
        const upTo = thousands * THOUSAND;
        const most = mostBorne(score, YEAR, { upTo, day: TODAY });
        const instalmentOf = (minor: bigint) => digitalLoanState(YEAR, minor, TODAY).instalment;
        expect(most).toBeLessThanOrEqual(upTo);
        expect(most % THOUSAND).toBe(0n);
        expect(most === 0n || instalmentOf(most) <= score.bearable).toBe(true);
        expect(most === upTo || instalmentOf(most + THOUSAND) > score.bearable).toBe(true);
      }),
      runs({ cost: 'medium' }),
    );
  });

  it('decides: what can be borne, or why not', () => {
    const decide = (changes: Partial<CreditGrounds>, thousands = 100n) =>
      decideLoan(scoreOf(grounds(changes)), YEAR, { minor: thousands * THOUSAND, day: TODAY });
    expect(decide({})).toEqual({ approved: 100n * THOUSAND });
    const less = decide({}, 300n);
    expect('approved' in less && less.approved > 100n * THOUSAND && less.approved < 300n * THOUSAND).toBe(true);
    expect(decide({ inArrears: true })).toEqual({ refused: 'ARREARS' });
    expect(decide({ monthlyDebt: 20_000n * SOM })).toEqual({ refused: 'DEBT' });
    expect(decide({ incomes: [1_000n * SOM, 90_000n * SOM, 90_000n * SOM] })).toEqual({ refused: 'INCOME' });
  });
});

describe('an application', () => {
  it('asks for whole thousands within the bounds of its term', () => {
    expect([soms(10_000n), soms(300_000n), soms(57_000n)].map((each) => isWithin(YEAR, each))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [soms(9_000n), soms(301_000n), soms(57_500n), money(57_000n * SOM, 'USD')].map((each) => isWithin(YEAR, each)),
    ).toEqual([false, false, false, false]);
  });

  it('stays approved for thirty days and is open until it is decided, signed or taken back', () => {
    expect(validUntil(NOON)).toBe(NOON + OFFER_DAYS * DAY_MS);
    expect(statusNow('approved', NOON, NOON + OFFER_DAYS * DAY_MS - 1)).toBe('approved');
    expect(statusNow('approved', NOON, NOON + OFFER_DAYS * DAY_MS)).toBe('expired');
    expect(statusNow('signed', NOON, NOON + 90 * DAY_MS)).toBe('signed');
    expect((['review', 'approved', 'refused', 'cancelled', 'expired', 'signed'] as const).filter(isOpen)).toEqual([
      'review',
      'approved',
    ]);
  });
});
