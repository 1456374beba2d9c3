import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { daysBetween, loanInterest } from '../../../src/domain/loan/dayCount';
import { accruedInterest, dueDayOf, scheduleOf } from '../../../src/domain/loan/schedule';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { DailyTask } from '../../kernel/DailyWork';
import { eachAlone, reportFailed } from '../../kernel/eachAlone';
import { bookOfBank } from '../../ledger/ledger';
import { tellOfArrears } from './arrearsNotice';
import { collectDue } from './collectDue';
import { lockLoan } from './lockedLoans';
import type { LockedLoan } from './lockedLoans';

/**
 * Interest and penalties of every loan for the night before, what falls due today, and what is taken for it. A loan whose day cannot
 * be counted holds up no other: today is tried again until all are counted, and a day that is past leaves it to today.
 */
export const loanDays: DailyTask = {
  name: 'days of loans',
  run: async (bank, day) => {
    const failed = await eachAlone(
      (after, most) => behind(bank, day, { after, most }),
      ({ id }) => bringLoanUpTo(bank, id.toString(), day),
    );
    if (day >= bankDayOf(bank.clock.now())) {
      reportFailed('loans', failed);
    }
  },
};

/** Counts the days of a loan that have not been counted, in their order, each in a transaction of its own. */
export async function bringLoanUpTo({ clock, database }: BankServices, loanId: string, day: BankDay): Promise<void> {
  let goesOn: boolean;
  do {
    goesOn = await database.kysely
      .transaction()
      .execute(async (connection) =>
        countDay(connection, await lockLoan(connection, loanId), { last: day, now: clock.now() }),
      );
  } while (goesOn);
}

interface Page {
  readonly after: bigint;
  readonly most: number;
}

/** Loans that are not counted to a day, in their order, from the one after another. */
async function behind(
  { database }: BankServices,
  day: BankDay,
  { after, most }: Page,
): Promise<readonly { readonly id: bigint }[]> {
  const { rows } = await database.pool.query<{ id: bigint }>({
    name: 'loans-to-count',
    text: `select account_id as id from loan where status = 'A' and counted_to < $1 and account_id > $2 order by account_id limit $3`,
    values: [day, after.toString(), most],
  });
  return rows;
}

/** Counts the next day of a loan; answers whether there are more. Another process may have been here before. */
async function countDay(
  connection: Kysely<Tables>,
  loan: LockedLoan,
  { last, now }: { readonly last: BankDay; readonly now: Instant },
): Promise<boolean> {
  const day = addDays(loan.state.countedTo, 1);
  if (loan.status !== 'A' || day > last) {
    return false;
  }
  const counted = await bookDue(connection, await bookNight(connection, loan, { day, now }), day);
  const { loan: collected, ended } = await collectDue(connection, counted, { day, now });
  await store(connection, collected);
  await tellOfArrears(connection, { before: loan, after: collected, now });
  await sql`select ${sql.raw(ended ? 'end_loan' : 'tell_loan')}(${loan.id}, ${new Date(now)})`.execute(connection);
  return !ended && day < last;
}

/** Interest on what has not fallen due, and the penalty on what has and is not paid. */
async function bookNight(
  connection: Kysely<Tables>,
  loan: LockedLoan,
  { day, now }: { readonly day: BankDay; readonly now: Instant },
): Promise<LockedLoan> {
  const { state, own, contractNumber } = loan;
  const counted = {
    ...state,
    countedTo: day,
    balanceDays: state.balanceDays + state.principal * BigInt(daysBetween(state.dayCount, state.countedTo, day)),
  };
  const interest = accruedInterest(counted) - accruedInterest(state);
  const penaltyDays = loan.penaltyDays + loan.principalDue + loan.interestDue;
  const penalty = penaltyOf(loan, penaltyDays) - penaltyOf(loan, loan.penaltyDays);
  const legs = [
    { account: own.interestDue, minor: -interest },
    { account: own.interestIncome, minor: interest },
    { account: own.penaltyDue, minor: -penalty },
    { account: own.penaltyIncome, minor: penalty },
  ];
  if (interest > 0n || penalty > 0n) {
    await bookOfBank(connection, { key: `loan ${contractNumber} night ${day}`, legs, at: now });
  }
  return { ...loan, state: counted, penaltyDays };
}

/** The penalty for a sum of what was past due, one for each day; it is counted by the calendar. */
export function penaltyOf({ penaltyRate }: Pick<LockedLoan, 'penaltyRate'>, penaltyDays: bigint): bigint {
  return loanInterest(penaltyDays, penaltyRate, 'ACT/365');
}

/** The instalment whose day it is falls due: interest of its period and its part of the principal. */
async function bookDue(connection: Kysely<Tables>, loan: LockedLoan, day: BankDay): Promise<LockedLoan> {
  const { state } = loan;
  const [instalment] = dueDayOf(state.openedOn, state.nextNumber) === day ? scheduleOf(state) : [];
  if (instalment === undefined) {
    return loan;
  }
  const { number, principal, interest, left } = instalment;
  await connection
    .insertInto('loan_instalment')
    .values({ account_id: BigInt(loan.id), number, due_on: day, principal, interest, principal_left: left })
    .execute();
  return {
    ...loan,
    state: { ...state, principal: left, balanceDays: 0n, periodPaid: 0n, nextNumber: number + 1 },
    principalDue: loan.principalDue + principal,
    interestDue: loan.interestDue + interest,
  };
}

async function store(
  connection: Kysely<Tables>,
  { id, state, prepaid, penaltyDays, penaltyPaid }: LockedLoan,
): Promise<void> {
  await connection
    .updateTable('loan')
    .set({
      counted_to: state.countedTo,
      balance_days: state.balanceDays.toString(),
      period_paid: state.periodPaid,
      next_number: state.nextNumber,
      prepaid,
      penalty_days: penaltyDays.toString(),
      penalty_paid: penaltyPaid,
    })
    .where('account_id', '=', BigInt(id))
    .execute();
}
