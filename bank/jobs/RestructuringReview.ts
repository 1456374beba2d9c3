import { sql } from 'kysely';

import { canRunLonger, runningLonger } from '../../src/domain/loan/Restructuring';
import { bankDayOf } from '../../src/domain/time/Instant';
import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { lockLoan } from '../modules/loans/lockedLoans';
import { bringLoanUpTo } from '../modules/loans/loanDay';
import type { RestructuringApprover } from '../modules/loans/RestructuringApprover';
import { restructuringNotice } from '../modules/loans/restructuringNotice';
import { PollingJob } from '../kernel/PollingJob';
import { writeNotice } from '../modules/notifications/writeNotice';
import { reviewEach } from '../kernel/eachAlone';

const LOOK_EVERY_MS = 2000;

interface WaitingRow {
  readonly id: bigint;
  readonly account_id: bigint;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly months: number;
  readonly asked_at: Instant;
}

/** Passes requests to extend loans to the approver and notifies the customers of its decisions. */
export class RestructuringReview extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly approver: RestructuringApprover,
    private readonly deps: { readonly log: CallLog; readonly decided: () => void },
  ) {
    super({
      name: 'loans to run longer',
      everyMs: LOOK_EVERY_MS,
      log: deps.log,
    });
  }

  /** Asks the approver about every waiting request. */
  round(): Promise<void> {
    const now = this.bank.clock.now();
    return reviewEach(
      { what: 'loans to run longer', decided: this.deps.decided },
      (after, most) => this.waiting(after, most),
      async (row) => {
        const decision = this.approver.decide({ months: row.months, askedAt: row.asked_at }, now);
        return decision !== undefined && this.settle(row, decision);
      },
    );
  }

  private async waiting(after: bigint, most: number): Promise<readonly WaitingRow[]> {
    const { rows } = await this.bank.database.pool.query<WaitingRow>({
      name: 'restructurings-to-decide',
      text: `select id, account_id, customer_id, user_id, months, asked_at from loan_restructuring
        where status = 'review' and id > $1 order by id limit $2`,
      values: [after.toString(), most],
    });
    return rows;
  }

  /** Carries out a decision. A loan that was repaid since, or has nothing left to spread, is not extended whatever was decided. */
  private async settle(row: WaitingRow, verdict: 'approved' | 'rejected'): Promise<boolean> {
    const { clock, database } = this.bank;
    const now = clock.now();
    const loanId = row.account_id.toString();
    await bringLoanUpTo(this.bank, loanId, bankDayOf(now));
    return database.kysely.transaction().execute(async (transaction) => {
      const loan = await lockLoan(transaction, loanId);
      const decision = loan.status === 'A' && canRunLonger(loan) ? verdict : 'rejected';
      const { numUpdatedRows } = await transaction
        .updateTable('loan_restructuring')
        .set({ status: decision, decided_at: new Date(now) })
        .where('id', '=', row.id)
        .where('status', '=', 'review')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) {
        return false;
      }
      if (decision === 'approved') {
        const { state } = runningLonger(loan, row.months);
        await transaction
          .updateTable('loan')
          .set({ last_number: state.lastNumber, instalment: state.instalment })
          .where('account_id', '=', row.account_id)
          .execute();
      }
      const owner = { customerId: row.customer_id.toString(), userId: row.user_id.toString() };
      await writeNotice(transaction, owner, {
        content: restructuringNotice(decision, loan.contractNumber, row.months),
        now,
      });
      await sql`select tell_loan(${loanId}, ${new Date(now)})`.execute(transaction);
      return true;
    });
  }
}
