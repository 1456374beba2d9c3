import { describe, expect, it } from 'vitest';

import type { LoanSchedule } from '../../../src/domain/loan/LoanSchedule';
import { effectOf, instalmentAmount, partLimits } from '../../../src/domain/loan/repayment';
import {
  LoanRepaymentDraft,
  loanRepaymentOf,
  loanRepaymentViolations,
  plannedRepayment,
} from '../../../src/domain/loan/LoanRepaymentDraft';
import { newLoan } from '../../../src/domain/loan/schedule';
import { money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { loanRepayment } from '../../../src/ui/features/products/loans/repayment/loanRepayment';
import { aLoan } from '../../application/support/aLoan';
import { anAccount } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { operationIdOf } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';
import { LOANS } from '../../../src/ui/flow/payment/sharedResources';
import { LOAN_SCHEDULE } from '../../../src/ui/features/products/loans/repayment/resources';

const OPENED = bankDayOf(Date.UTC(2026, 0, 15));
const STATE = newLoan({ method: 'annuity', dayCount: 'ACT/365', rate: 2200, openedOn: OPENED }, 100_000n, 12);
const SCHEDULE: LoanSchedule = {
  loanId: '9',
  currency: 'KGS',
  lines: [],
  balance: { state: STATE, principalDue: 0n, interestDue: 0n, penalty: 500n, prepaid: 0n },
  dataVersion: 1n,
};
const RICH = anAccount({ id: '1', minor: 1_000_000n });
const CIRCUMSTANCES = {
  accounts: [RICH, anAccount({ id: '2', currency: 'USD', minor: 1_000_000n })],
  loans: [aLoan()],
  schedule: SCHEDULE,
};
const ID = operationIdOf('00000000-0000-4000-8000-000000000009');

function aDraft(changes: Partial<LoanRepaymentDraft> = {}): LoanRepaymentDraft {
  return new LoanRepaymentDraft({ loanId: '9', debitAccountId: '1', ...changes });
}

describe('a repayment on its form', () => {
  it('needs a loan and an account of its currency', () => {
    expect(loanRepaymentViolations(new LoanRepaymentDraft(), CIRCUMSTANCES)).toMatchObject({
      loanId: 'LOAN_REQUIRED',
      debitAccountId: 'ACCOUNT_REQUIRED',
    });
    expect(loanRepaymentViolations(aDraft({ debitAccountId: '2' }), CIRCUMSTANCES)).toEqual({
      debitAccountId: 'CURRENCY_MISMATCH',
    });
    expect(loanRepaymentViolations(aDraft({ loanId: '77' }), CIRCUMSTANCES)).toMatchObject({ loanId: 'LOAN_REQUIRED' });
    expect(loanRepaymentOf(aDraft({ loanId: '77' }), CIRCUMSTANCES, ID)).toBeUndefined();
  });

  it('asks for an amount of a part only, between what goes first and the whole debt', () => {
    const { least, most } = partLimits(SCHEDULE.balance) ?? { least: 0n, most: 0n };
    const text = (minor: bigint) => `${minor / 100n},${(minor % 100n).toString().padStart(2, '0')}`;
    const violationOf = (amountText: string) =>
      loanRepaymentViolations(aDraft({ mode: 'part', amountText }), CIRCUMSTANCES).amountText;
    expect(loanRepaymentViolations(aDraft(), CIRCUMSTANCES)).toEqual({});
    expect([violationOf(''), violationOf('abc')]).toEqual(['AMOUNT_REQUIRED', 'NOT_AN_AMOUNT']);
    expect([violationOf(text(least - 1n)), violationOf(text(most + 1n))]).toEqual([
      'REPAYMENT_TOO_SMALL',
      'REPAYMENT_TOO_LARGE',
    ]);
    expect([violationOf(text(least)), violationOf(text(most))]).toEqual([undefined, undefined]);
  });

  it('says that nothing is to be paid, and that the account holds too little', () => {
    const balance = { ...SCHEDULE.balance, penalty: 0n, prepaid: 50_000n };
    expect(loanRepaymentViolations(aDraft(), { ...CIRCUMSTANCES, schedule: { ...SCHEDULE, balance } })).toEqual({
      mode: 'REPAYMENT_NOT_NEEDED',
    });
    const poor = {
      ...CIRCUMSTANCES,
      accounts: [anAccount({ id: '1', minor: instalmentAmount(SCHEDULE.balance) - 1n })],
    };
    expect(loanRepaymentViolations(aDraft(), poor)).toEqual({ debitAccountId: 'MORE_THAN_AVAILABLE' });
  });

  it('leaves the amount to the bank while the state of the loan is unknown', () => {
    expect(plannedRepayment(aDraft(), { schedule: undefined })).toBeUndefined();
    expect(plannedRepayment(aDraft(), { schedule: { ...SCHEDULE, loanId: '8' } })).toBeUndefined();
    expect(loanRepaymentOf(aDraft({ mode: 'full' }), { ...CIRCUMSTANCES, schedule: undefined }, ID)).toEqual({
      operationId: ID,
      debitAccountId: '1',
      loanId: '9',
      mode: 'full',
    });
  });

  it.each(['term', 'instalment'] as const)('shows what a part changes when the %s gets smaller', (goal) => {
    const draft = aDraft({ mode: 'part', amountText: '300', goal });
    const planned = plannedRepayment(draft, CIRCUMSTANCES);
    if (typeof planned !== 'object') {
      throw new TypeError(planned);
    }
    const effect = effectOf(SCHEDULE.balance, planned.after);
    expect([planned.split.penalty, planned.split.principalEarly]).toEqual([500n, 29_500n]);
    expect(effect.interestSaved).toBeGreaterThan(0n);
    expect(effect.instalmentsLess > 0).toBe(goal === 'term');
    expect(loanRepaymentOf(draft, CIRCUMSTANCES, ID)).toEqual({
      operationId: ID,
      debitAccountId: '1',
      loanId: '9',
      mode: 'part',
      amount: money(30_000n, 'KGS'),
      goal,
    });
  });

  it('is not sent with a violation, and drops an unknown mode', async () => {
    const gateway = new FakeOperationGateway({
      GET_ACCOUNTS_V2: () => success([RICH]),
      GET_LOANS_V2: () => success([aLoan()]),
      GET_LOAN_REPAYMENT_SCHEDULE: () => success(SCHEDULE),
    });
    const context = aPaymentContext(gateway, new MovableTime());
    const model = loanRepayment.at(context);
    await Promise.all([context.accounts.ensure(), LOANS.of(context).ensure(), LOAN_SCHEDULE.of(context).load('9')]);
    model.fill({ loanId: '9', debitAccountId: '1', mode: 'part' });
    expect(await model.submit()).toBe(false);
    expect(model.faults).toEqual([{ field: 'amountText', violation: 'AMOUNT_REQUIRED' }]);
    expect(gateway.requestsOf('GET_LOAN_REPAYMENT_SCHEDULE')).toEqual([{ loanId: '9' }]);
    expect(Reflect.construct(LoanRepaymentDraft, [{ mode: 'never', goal: 'x' }])).toMatchObject({
      mode: 'instalment',
      goal: 'term',
    });
  });
});
