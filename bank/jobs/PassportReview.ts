import { sql } from 'kysely';

import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { writeNotice } from '../modules/notifications/writeNotice';
import type { PassportDecision, PassportApprover } from '../modules/profile/PassportApprover';
import { passportNotice } from '../modules/profile/passportNotice';
import { reviewEach } from '../kernel/eachAlone';

const LOOK_EVERY_MS = 2000;

/** Passes new passport data to the approver and notifies the customers of its decisions. */
export class PassportReview extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly approver: PassportApprover,
    private readonly deps: { readonly log: CallLog; readonly decided: () => void },
  ) {
    super({
      name: 'passports',
      everyMs: LOOK_EVERY_MS,
      log: deps.log,
    });
  }

  /** Asks the approver about every waiting application. */
  round(): Promise<void> {
    const now = this.bank.clock.now();
    return reviewEach(
      { what: 'passports', decided: this.deps.decided },
      (after, most) => this.waiting(after, most),
      async (row) => {
        const decision = this.approver.decide(
          { submittedAt: row.submitted_at, inn: row.inn, knownInn: row.known_inn },
          now,
        );
        return decision !== undefined && this.settle(row, decision);
      },
    );
  }

  private waiting(after: bigint, most: number) {
    return this.bank.database.kysely
      .selectFrom('passport_application as a')
      .innerJoin('customer as c', 'c.id', 'a.customer_id')
      .select(['a.id', 'a.customer_id', 'a.user_id', 'a.submitted_at', 'a.inn', 'c.inn as known_inn'])
      .where('a.status', '=', 'review')
      .where('a.id', '>', after)
      .orderBy('a.id')
      .limit(most)
      .execute();
  }

  private settle(
    row: { readonly id: bigint; readonly customer_id: bigint; readonly user_id: bigint },
    decision: PassportDecision,
  ): Promise<boolean> {
    const now = this.bank.clock.now();
    return this.bank.database.kysely.transaction().execute(async (transaction) => {
      const violation = decision.approved ? null : decision.violation;
      const { rows } = await sql<{ settled: boolean }>`
        select decide_passport_application(${row.id}, ${violation}, ${new Date(now)}) as settled`.execute(transaction);
      if (rows[0]?.settled !== true) {
        return false;
      }
      const owner = { customerId: row.customer_id.toString(), userId: row.user_id.toString() };
      await writeNotice(transaction, owner, { content: passportNotice(decision), now });
      return true;
    });
  }
}
