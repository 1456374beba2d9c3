import { decideLoan } from '../../src/domain/loan/digital/creditScore';
import type { LoanDecision } from '../../src/domain/loan/digital/creditScore';
import { money } from '../../src/domain/money/Money';
import type { Currency } from '../../src/domain/money/Currency';
import { bankDayOf } from '../../src/domain/time/Instant';
import type { Instant } from '../../src/domain/time/Instant';
import { tellAccountChanged } from '../modules/accounts/tellProductChanged';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { scoreCustomer } from '../modules/loans/digital/creditGrounds';
import type { DigitalLoanApprover } from '../modules/loans/digital/DigitalLoanApprover';
import { approvalNotice, refusalNotice } from '../modules/loans/digital/digitalLoanNotice';
import { findTerm } from '../modules/loans/digital/terms';
import { PollingJob } from '../kernel/PollingJob';
import { writeNotice } from '../modules/notifications/writeNotice';
import { reviewEach } from '../kernel/eachAlone';

const LOOK_EVERY_MS = 2000;

interface WaitingRow {
  readonly id: bigint;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly account_id: bigint;
  readonly currency: Currency;
  readonly asked: bigint;
  readonly months: number;
  readonly rate: number;
  readonly asked_at: Instant;
}

/** Submits applications for online loans, with the result of the rule, to the approver, and tells the customers what was decided. */
export class DigitalLoanReview extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly approver: DigitalLoanApprover,
    private readonly deps: { readonly log: CallLog; readonly decided: () => void },
  ) {
    super({
      name: 'online loans',
      everyMs: LOOK_EVERY_MS,
      log: deps.log,
    });
  }

  /** Asks the approver about every waiting application. */
  round(): Promise<void> {
    const now = this.bank.clock.now();
    return reviewEach(
      { what: 'online loans', decided: this.deps.decided },
      (after, most) => this.waiting(after, most),
      async (row) => {
        const decision = this.approver.decide({ scored: await this.score(row, now), askedAt: row.asked_at }, now);
        return decision !== undefined && this.settle(row, decision, now);
      },
    );
  }

  private async waiting(after: bigint, most: number): Promise<readonly WaitingRow[]> {
    const { rows } = await this.bank.database.pool.query<WaitingRow>({
      name: 'online-loans-to-decide',
      text: `select id, customer_id, user_id, account_id, currency, asked, months, rate, asked_at from digital_loan
        where status = 'review' and id > $1 order by id limit $2`,
      values: [after.toString(), most],
    });
    return rows;
  }

  /** The rate is that of the application; an earlier application keeps a term that the bank has stopped offering since. */
  private async score(row: WaitingRow, now: Instant): Promise<LoanDecision> {
    const { currency, months, rate, asked } = row;
    const term = await findTerm(this.bank.database.kysely, currency, months);
    const lowest = money(term === undefined || term.lowest.minor > asked ? asked : term.lowest.minor, currency);
    const agreed = { months, rate, penaltyRate: rate, lowest, highest: money(asked, currency) };
    const score = await scoreCustomer(this.bank, row.customer_id.toString(), now);
    return decideLoan(score, agreed, { minor: asked, day: bankDayOf(now) });
  }

  /** An application that was taken back in the meantime stays as it is. */
  private settle(row: WaitingRow, decision: LoanDecision, now: Instant): Promise<boolean> {
    return this.bank.database.kysely.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('digital_loan')
        .set({
          decided_at: new Date(now),
          ...('approved' in decision
            ? { status: 'approved' as const, approved: decision.approved }
            : { status: 'refused' as const, reason: decision.refused, ended_at: new Date(now) }),
        })
        .where('id', '=', row.id)
        .where('status', '=', 'review')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) {
        return false;
      }
      const content =
        'approved' in decision
          ? approvalNotice(money(decision.approved, row.currency))
          : refusalNotice(decision.refused);
      const owner = { customerId: row.customer_id.toString(), userId: row.user_id.toString() };
      await writeNotice(transaction, owner, { content, now });
      await tellAccountChanged(
        transaction,
        { accountId: row.account_id.toString(), customerId: owner.customerId },
        now,
      );
      return true;
    });
  }
}
