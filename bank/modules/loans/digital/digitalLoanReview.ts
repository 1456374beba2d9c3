import { decideLoan } from '../../../../src/domain/loan/digital/creditScore';
import type { LoanDecision } from '../../../../src/domain/loan/digital/creditScore';
import { money } from '../../../../src/domain/money/Money';
import type { Currency } from '../../../../src/domain/money/Currency';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import type { Instant } from '../../../../src/domain/time/Instant';
import type { BankServices } from '../../../kernel/BankServices';
import { tellAccountChanged } from '../../accounts';
import { waitingOf } from '../../reviews';
import type { Review, Waiting, WaitingColumns } from '../../reviews';
import { scoreCustomer } from './creditGrounds';
import { approvalNotice, refusalNotice } from './digitalLoanNotice';
import { findTerm } from './terms';

interface LoanColumns extends WaitingColumns {
  readonly account_id: bigint;
  readonly currency: Currency;
  readonly asked: bigint;
  readonly months: number;
  readonly rate: number;
}

/** An application for an online loan. */
interface WaitingLoan extends Waiting {
  readonly accountId: string;
  readonly currency: Currency;
  /** Applies the scoring rule to the facts the bank has now. */
  readonly score: (now: Instant) => Promise<LoanDecision>;
}

/** Applications for online loans; a decision never grants more than the scoring rule. One that was withdrawn in the meantime stays as it is. */
export const digitalLoans: Review<WaitingLoan, LoanDecision> = {
  name: 'online loans',
  kind: 'onlineLoan',
  read: async (bank, page) => {
    const { rows } = await bank.database.pool.query<LoanColumns>({
      name: 'online-loans-to-decide',
      text: `select id, customer_id, user_id, account_id, currency, asked, months, rate, asked_at from digital_loan
        where status = 'review' and id > $1 order by id limit $2`,
      values: [...page],
    });
    return rows.map((row) => ({
      ...waitingOf(row),
      accountId: row.account_id.toString(),
      currency: row.currency,
      score: (now) => scoreOf(bank, row, now),
    }));
  },
  carryOut: async (connection, { row: { id, currency }, decision, now }) => {
    const { numUpdatedRows } = await connection
      .updateTable('digital_loan')
      .set({
        decided_at: new Date(now),
        ...('approved' in decision
          ? { status: 'approved' as const, approved: decision.approved }
          : { status: 'refused' as const, reason: decision.refused, ended_at: new Date(now) }),
      })
      .where('id', '=', id)
      .where('status', '=', 'review')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) {
      return undefined;
    }
    return 'approved' in decision
      ? approvalNotice(money(decision.approved, currency))
      : refusalNotice(decision.refused);
  },
  publish: (connection, { accountId, owner: { customerId } }, now) =>
    tellAccountChanged(connection, { accountId, customerId }, now),
};

/** The rate is that of the application; an earlier application keeps a term that the bank has stopped offering since. */
async function scoreOf(bank: BankServices, row: LoanColumns, now: Instant): Promise<LoanDecision> {
  const { currency, months, rate, asked } = row;
  const term = await findTerm(bank.database.kysely, currency, months);
  const lowest = money(term === undefined || term.lowest.minor > asked ? asked : term.lowest.minor, currency);
  const agreed = { months, rate, penaltyRate: rate, lowest, highest: money(asked, currency) };
  const score = await scoreCustomer(bank, row.customer_id.toString(), now);
  return decideLoan(score, agreed, { minor: asked, day: bankDayOf(now) });
}
