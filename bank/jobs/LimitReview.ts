import { sql } from 'kysely';

import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { writeNotice } from '../modules/notifications/writeNotice';
import type { LimitApprover } from '../modules/profile/LimitApprover';
import { limitNotice } from '../modules/profile/limitNotice';
import { reviewEach } from '../kernel/eachAlone';

const LOOK_EVERY_MS = 2000;

interface WaitingRow {
  readonly id: bigint;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly submitted_at: Instant;
}

/** Passes limits above the standard to the approver and notifies the customers of its decisions. */
export class LimitReview extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly approver: LimitApprover,
    private readonly deps: { readonly log: CallLog; readonly decided: () => void },
  ) {
    super({
      name: 'limits',
      everyMs: LOOK_EVERY_MS,
      log: deps.log,
    });
  }

  /** Asks the approver about every waiting application. */
  round(): Promise<void> {
    const now = this.bank.clock.now();
    return reviewEach(
      { what: 'limits', decided: this.deps.decided },
      (after, most) => this.waiting(after, most),
      async (row) => {
        const decision = this.approver.decide({ submittedAt: row.submitted_at }, now);
        return decision !== undefined && this.settle(row, decision);
      },
    );
  }

  private async waiting(after: bigint, most: number): Promise<readonly WaitingRow[]> {
    const { rows } = await this.bank.database.pool.query<WaitingRow>({
      name: 'limits-to-decide',
      text: `select id, customer_id, user_id, submitted_at from limit_application
        where status = 'review' and id > $1 order by id limit $2`,
      values: [after.toString(), most],
    });
    return rows;
  }

  private settle(row: WaitingRow, decision: 'approved' | 'rejected'): Promise<boolean> {
    const now = this.bank.clock.now();
    return this.bank.database.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ settled: boolean }>`
        select decide_limit_application(${row.id}, ${decision === 'approved'}, ${new Date(now)}) as settled`.execute(
        transaction,
      );
      if (rows[0]?.settled !== true) {
        return false;
      }
      const owner = { customerId: row.customer_id.toString(), userId: row.user_id.toString() };
      await writeNotice(transaction, owner, { content: limitNotice(decision), now });
      return true;
    });
  }
}
