import { sql } from 'kysely';

import { money } from '../../src/domain/money/Money';
import type { Instant } from '../../src/domain/time/Instant';
import type { OverdraftApprover } from '../modules/accounts/OverdraftApprover';
import { overdraftNotice } from '../modules/accounts/overdraftNotice';
import { tellAccountChanged } from '../modules/accounts/tellProductChanged';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { writeNotice } from '../modules/notifications/writeNotice';
import { reviewEach } from '../kernel/eachAlone';

const LOOK_EVERY_MS = 2000;

interface WaitingRow {
  readonly id: bigint;
  readonly account_id: bigint;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly amount: bigint;
  readonly income: bigint;
  readonly asked_at: Instant;
}

/** Passes requested overdrafts to the approver and notifies the customers of its decisions. */
export class OverdraftReview extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly approver: OverdraftApprover,
    private readonly deps: { readonly log: CallLog; readonly decided: () => void },
  ) {
    super({
      name: 'overdrafts',
      everyMs: LOOK_EVERY_MS,
      log: deps.log,
    });
  }

  /** Asks the approver about every waiting request. */
  round(): Promise<void> {
    const now = this.bank.clock.now();
    return reviewEach(
      { what: 'overdrafts', decided: this.deps.decided },
      (after, most) => this.waiting(after, most),
      async (row) => {
        const waiting = { limit: money(row.amount, 'KGS'), income: money(row.income, 'KGS'), askedAt: row.asked_at };
        const decision = this.approver.decide(waiting, now);
        return decision !== undefined && this.settle(row, decision);
      },
    );
  }

  private async waiting(after: bigint, most: number): Promise<readonly WaitingRow[]> {
    const { rows } = await this.bank.database.pool.query<WaitingRow>({
      name: 'overdrafts-to-decide',
      text: `select id, account_id, customer_id, user_id, amount, income, asked_at from overdraft_request
        where status = 'review' and id > $1 order by id limit $2`,
      values: [after.toString(), most],
    });
    return rows;
  }

  private settle(row: WaitingRow, decision: 'approved' | 'rejected'): Promise<boolean> {
    const now = this.bank.clock.now();
    return this.bank.database.kysely.transaction().execute(async (transaction) => {
      const { numAffectedRows } = await sql`
        update overdraft_request set status = ${decision}, decided_at = ${new Date(now)}
          where id = ${row.id} and status = 'review'`.execute(transaction);
      if (numAffectedRows !== 1n) {
        return false;
      }
      const owner = { customerId: row.customer_id.toString(), userId: row.user_id.toString() };
      await writeNotice(transaction, owner, { content: overdraftNotice(decision, money(row.amount, 'KGS')), now });
      await tellAccountChanged(
        transaction,
        { accountId: row.account_id.toString(), customerId: owner.customerId },
        now,
      );
      return true;
    });
  }
}
