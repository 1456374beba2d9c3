import { sql } from 'kysely';

import { canRunLonger, runningLonger } from '../../../src/domain/loan/Restructuring';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { waitingOf } from '../reviews';
import type { Review, Waiting, WaitingColumns } from '../reviews';
import { bringLoanUpTo } from './loanDay';
import { lockLoan } from './lockedLoans';
import { restructuringNotice } from './restructuringNotice';

interface RestructuringColumns extends WaitingColumns {
  readonly account_id: bigint;
  readonly months: number;
}

/** A request to repay a loan over a longer time. */
interface WaitingRestructuring extends Waiting {
  readonly loanId: string;
  readonly months: number;
}

/** Requests to extend loans. A loan that was repaid since, or has nothing left to spread, is not extended whatever the decision. */
export const restructurings: Review<WaitingRestructuring, 'approved' | 'rejected'> = {
  name: 'loans to run longer',
  kind: 'restructuring',
  read: async ({ database }, page) => {
    const { rows } = await database.pool.query<RestructuringColumns>({
      name: 'restructurings-to-decide',
      text: `select id, account_id, customer_id, user_id, months, asked_at from loan_restructuring
        where status = 'review' and id > $1 order by id limit $2`,
      values: [...page],
    });
    return rows.map((row) => ({ ...waitingOf(row), loanId: row.account_id.toString(), months: row.months }));
  },
  prepare: (bank, { loanId }, now) => bringLoanUpTo(bank, loanId, bankDayOf(now)),
  carryOut: async (connection, { row: { id, loanId, months }, decision: wanted, now }) => {
    const loan = await lockLoan(connection, loanId);
    const decision = loan.status === 'A' && canRunLonger(loan) ? wanted : 'rejected';
    const { numUpdatedRows } = await connection
      .updateTable('loan_restructuring')
      .set({ status: decision, decided_at: new Date(now) })
      .where('id', '=', id)
      .where('status', '=', 'review')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) {
      return undefined;
    }
    if (decision === 'approved') {
      const { state } = runningLonger(loan, months);
      await connection
        .updateTable('loan')
        .set({ last_number: state.lastNumber, instalment: state.instalment })
        .where('account_id', '=', BigInt(loanId))
        .execute();
    }
    return restructuringNotice(decision, loan.contractNumber, months);
  },
  publish: async (connection, { loanId }, now) => {
    await sql`select tell_loan(${loanId}, ${new Date(now)})`.execute(connection);
  },
};
