import type { Loan } from '../../../src/domain/loan/Loan';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';

/** A loan of a thousand som of which four hundred are repaid. */
export function aLoan(changes: Partial<Loan> = {}): Loan {
  const kgs = (minor: bigint) => money(minor, 'KGS');
  const dueOn = bankDayOf(Date.UTC(2026, 11, 15));
  return {
    id: '9',
    status: 'A',
    productCode: 'CONSUMER',
    contractNumber: 'KR-9',
    name: '',
    accountNumber: '1280017000000906',
    openedOn: bankDayOf(Date.UTC(2026, 0, 15)),
    maturesOn: bankDayOf(Date.UTC(2027, 0, 15)),
    termMonths: 12,
    disbursed: kgs(100_000n),
    outstanding: kgs(60_000n),
    rate: 2200,
    penaltyRate: 3600,
    method: 'annuity',
    dayCount: 'ACT/365',
    next: { dueOn, principal: kgs(8_000n), interest: kgs(1_200n), amount: kgs(9_200n) },
    dueDays: [dueOn],
    accrued: kgs(300n),
    accruedOn: bankDayOf(Date.UTC(2026, 10, 20)),
    pastDue: kgs(0n),
    penalty: kgs(0n),
    arrearsDays: 0,
    prepaid: kgs(0n),
    totalToClose: kgs(60_300n),
    repaymentAccountId: '1',
    repaymentAccountNumber: '1280016000000108',
    collateral: [],
    actions: ['repay', 'restructure'],
    dataVersion: 1n,
    ...changes,
  };
}
