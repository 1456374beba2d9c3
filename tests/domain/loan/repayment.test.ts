import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  closingAmount,
  effectOf,
  instalmentAmount,
  overdueOf,
  partLimits,
  planRepayment,
} from '../../../src/domain/loan/repayment';
import type {
  LoanBalance,
  PlannedRepayment,
  RepaymentViolation,
  RepaymentSplit,
  RepaymentRequest,
} from '../../../src/domain/loan/repayment';
import { newLoan, scheduleOf } from '../../../src/domain/loan/schedule';
import { addDays } from '../../../src/domain/time/days';
import { aLoan, sumOf } from './support';
import { runs } from '../../support/propertyRuns';

const minor = fc.bigInt({ min: 0n, max: 10n ** 8n });

/** Some days into a loan, whether or not something fell due of it. */
const balance: fc.Arbitrary<LoanBalance> = fc
  .record({
    loan: aLoan,
    days: fc.integer({ min: 0, max: 27 }),
    principalDue: minor,
    interestDue: minor,
    penalty: minor,
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ loan: { terms, principal, months }, days, share, ...due }) => {
    const opened = newLoan(terms, principal, months);
    const state = { ...opened, countedTo: addDays(terms.openedOn, days), balanceDays: principal * BigInt(days) };
    const [next] = scheduleOf(state);
    const prepaid = next === undefined ? 0n : ((next.principal + next.interest) * BigInt(share)) / 100n;
    return { state, ...due, prepaid };
  });

function planned(plan: PlannedRepayment | RepaymentViolation): PlannedRepayment {
  if (typeof plan === 'string') {
    throw new TypeError(plan);
  }
  return plan;
}

function partsOf({ amount: _amount, ...parts }: RepaymentSplit): bigint {
  return Object.values(parts).reduce((sum, part) => sum + part, 0n);
}

const anyRequest = (loan: LoanBalance): fc.Arbitrary<RepaymentRequest> => {
  const limits = partLimits(loan);
  const whole: readonly RepaymentRequest[] = [{ mode: 'instalment' }, { mode: 'full' }];
  const fixed = fc.constantFrom(...whole);
  return limits === undefined
    ? fixed
    : fc.oneof(
        fixed,
        fc.record({
          mode: fc.constant('part' as const),
          minor: fc.bigInt({ min: limits.least, max: limits.most }),
          goal: fc.constantFrom('term', 'instalment'),
        }),
      );
};

describe('a repayment', () => {
  it('is split without anything left over, and makes what is owed smaller by exactly that', () => {
    fc.assert(
      fc.property(
        balance.chain((loan) => fc.tuple(fc.constant(loan), anyRequest(loan))),
        ([loan, request]) => {
          const plan = planRepayment(loan, request);
          if (typeof plan === 'string') {
            expect(plan).toBe('NOTHING_TO_REPAY');
            return;
          }
          expect(partsOf(plan.split)).toBe(plan.split.amount);
          expect(closingAmount(loan) - closingAmount(plan.after)).toBe(plan.split.amount);
          expect(overdueOf(plan.after)).toBe(0n);
          expect(sumOf(scheduleOf(plan.after.state), 'principal')).toBe(plan.after.state.principal);
        },
      ),
      runs({ cost: 'medium' }),
    );
  });

  it('in full leaves nothing to pay', () => {
    fc.assert(
      fc.property(
        balance.filter((loan) => closingAmount(loan) > 0n),
        (loan) => {
          const { after, split } = planned(planRepayment(loan, { mode: 'full' }));
          expect([closingAmount(after), scheduleOf(after.state).length, split.amount]).toEqual([
            0n,
            0,
            closingAmount(loan),
          ]);
        },
      ),
      runs({ cost: 'medium' }),
    );
  });

  it('of the instalment keeps the schedule and is not due twice', () => {
    fc.assert(
      fc.property(
        balance.filter((loan) => instalmentAmount(loan) > 0n),
        (loan) => {
          const { after } = planned(planRepayment(loan, { mode: 'instalment' }));
          expect(after.state).toBe(loan.state);
          expect(planRepayment(after, { mode: 'instalment' })).toBe('NOTHING_TO_REPAY');
        },
      ),
      runs({ cost: 'medium' }),
    );
  });

  it('in part costs less interest, over a shorter term or with smaller instalments', () => {
    fc.assert(
      fc.property(
        balance.filter((loan) => partLimits(loan) !== undefined),
        fc.integer({ min: 1, max: 99 }),
        (loan, share) => {
          const limits = partLimits(loan) ?? { least: 0n, most: 0n };
          const amount = limits.least + ((limits.most - limits.least) * BigInt(share)) / 100n;
          const shorter = planned(planRepayment(loan, { mode: 'part', minor: amount, goal: 'term' })).after;
          const smaller = planned(planRepayment(loan, { mode: 'part', minor: amount, goal: 'instalment' })).after;
          expect(effectOf(loan, shorter).instalmentsLess).toBeGreaterThanOrEqual(0);
          expect(effectOf(loan, shorter).schedule.length).toBeLessThanOrEqual(effectOf(loan, smaller).schedule.length);
          expect(smaller.state.instalment).toBeLessThanOrEqual(loan.state.instalment);
          expect(shorter.state.instalment).toBe(loan.state.instalment);
        },
      ),
      runs({ cost: 'medium' }),
    );
  });

  it('in part exceeds fees and interest and is below the whole debt', () => {
    fc.assert(
      fc.property(
        balance.filter((loan) => partLimits(loan) !== undefined),
        (loan) => {
          const { least, most } = partLimits(loan) ?? { least: 0n, most: 0n };
          const part = (amount: bigint) => planRepayment(loan, { mode: 'part', minor: amount, goal: 'term' });
          expect([part(least - 1n), part(most + 1n)]).toEqual(['TOO_SMALL', 'TOO_LARGE']);
          expect(planned(part(least)).split.principalEarly).toBe(1n);
          const { after } = planned(part(most));
          expect([after.state.principal - loan.prepaid, closingAmount(after)]).toEqual([1n, 1n]);
        },
      ),
      runs({ cost: 'medium' }),
    );
  });
});
