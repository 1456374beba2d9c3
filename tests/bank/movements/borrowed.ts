import { expect } from 'vitest';

import { bringLoanUpTo } from '../../../bank/modules/loans/loanDay';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { TestBank } from '../support/createTestBank';
import { valueOf } from '../support/transfers';
import type { LoanModel } from './LoanModel';
import type { Intent, MoneyModel } from './MoneyModel';
import type { Party } from './parties';

/** Accrues the loans with a requested repayment to today, at the bank and in their models. */
export async function countNights(bank: TestBank, parties: readonly Party[]): Promise<void> {
  const day = bankDayOf(bank.clock.now());
  for (const { accounts, model } of parties.filter(({ model: { loan } }) => loan.isAsked)) {
    await bringLoanUpTo(bank.services, accounts.loan, day);
    model.loan.countTo(day, model.purses);
  }
}

/** Additional failures of the slower of two concurrent repayments. */
export function refusalsOfOvertaken({ kind, amount }: Intent, { loan, purses }: MoneyModel): readonly string[] {
  if (kind.repays === undefined) {
    return [];
  }
  return [
    'OPERATION_IMPOSSIBLE',
    ...(loan.isOver ? ['ACCOUNT_CREDIT_NOT_FOUND'] : []),
    ...(purses.soms < amount ? ['INSUFFICIENT_FUNDS'] : []),
  ];
}

/** Compares the loan that the bank shows with its model. */
export async function compareLoan({ user, model: { loan } }: Party): Promise<void> {
  if (!loan.isAsked) {
    return;
  }
  const shown = valueOf(await user.call('GET_LOANS_V2', { status: 'A' })).map((one) => ({
    outstanding: one.outstanding.minor,
    accrued: one.accrued.minor,
    pastDue: one.pastDue.minor,
    penalty: one.penalty.minor,
    prepaid: one.prepaid.minor,
    totalToClose: one.totalToClose.minor,
    next: one.next && [one.next.dueOn, one.next.amount.minor],
    instalments: BigInt(one.dueDays.length),
  }));
  expect(shown).toEqual(loan.isOver ? [] : [loan.shown()]);
}

/** Compares the bank's loan accounts (income, receivables, prepayments) with the sums of the loan models. */
export async function compareOwnAccounts(bank: TestBank, loans: readonly LoanModel[]): Promise<void> {
  const { rows } = await bank.database.owner.query<{ name: string; held: string }>(
    `select account_class as name, sum(balance)::text as held from account
      where customer_id is null and account_class like 'LOAN%' and currency = 'KGS' group by account_class`,
  );
  const total = (of: (loan: LoanModel) => bigint) => loans.reduce((sum, loan) => sum + of(loan), 0n);
  expect(Object.fromEntries(rows.map(({ name, held }) => [name, BigInt(held)]))).toEqual({
    LOAN_INTEREST_INCOME: total(({ earned }) => earned.interest),
    LOAN_INTEREST_DUE: -total(({ interest }) => interest),
    LOAN_PENALTY_INCOME: total(({ earned }) => earned.penalty),
    LOAN_PENALTY_DUE: -total(({ penalty }) => penalty),
    LOAN_PREPAID: total(({ prepaid }) => prepaid),
    LOAN_LOSS: 0n,
  });
}
