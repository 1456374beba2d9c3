import { sql } from 'kysely';

import { money } from '../../src/domain/money/Money';
import type { Instant } from '../../src/domain/time/Instant';
import type { OverdraftDesk } from '../accounts/OverdraftDesk';
import { overdraftNotice } from '../accounts/overdraftNotice';
import { tellAccountChanged } from '../accounts/tellAccountChanged';
import type { BankServices } from '../BankServices';
import type { CallLog } from '../gateway/Call';
import { PollingLoop } from '../notifications/PollingLoop';
import { writeNotice } from '../notifications/writeNotice';

const LOOK_EVERY_MS = 2000;
const FAILURE_PAUSE_MS = 10_000;
const BATCH = 50;

interface WaitingRow {
  readonly id: bigint;
  readonly account_id: bigint;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly amount: bigint;
  readonly income: bigint;
  readonly asked_at: Instant;
}

/** Takes overdrafts customers have asked for to the desk and its decisions to the customers. */
export class OverdraftReview {
  private readonly loop: PollingLoop;

  constructor(
    private readonly bank: BankServices,
    private readonly desk: OverdraftDesk,
    { log, decided }: { readonly log: CallLog; readonly decided: () => void },
  ) {
    this.loop = new PollingLoop(
      async () => {
        if ((await this.review()) > 0) {
          decided();
        }
      },
      { name: 'overdrafts', everyMs: LOOK_EVERY_MS, afterFailureMs: FAILURE_PAUSE_MS, log },
    );
  }

  start(): void {
    this.loop.start();
  }

  wake(): void {
    this.loop.wake();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Asks the desk about everything that waits, and answers how much it has decided. */
  async review(): Promise<number> {
    const now = this.bank.clock.now();
    const { rows } = await this.bank.database.pool.query<WaitingRow>({
      name: 'overdrafts-to-decide',
      text: `select id, account_id, customer_id, user_id, amount, income, asked_at from overdraft_request
        where status = 'review' order by id limit $1`,
      values: [BATCH],
    });
    let decided = 0;
    for (const row of rows) {
      const waiting = { limit: money(row.amount, 'KGS'), income: money(row.income, 'KGS'), askedAt: row.asked_at };
      const decision = this.desk.decide(waiting, now);
      if (decision !== undefined && (await this.settle(row, decision))) {
        decided += 1;
      }
    }
    return decided;
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
      await tellAccountChanged(transaction, { accountId: row.account_id.toString(), customerId: owner.customerId }, now);
      return true;
    });
  }
}
