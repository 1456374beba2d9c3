import { sql } from 'kysely';

import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { waitingOf } from '../reviews';
import type { Review, Waiting, WaitingColumns } from '../reviews';
import { overdraftNotice } from './overdraftNotice';
import { tellAccountChanged } from './tellProductChanged';

interface OverdraftColumns extends WaitingColumns {
  readonly account_id: bigint;
  readonly amount: bigint;
  readonly income: bigint;
}

/** An overdraft a customer has requested. */
interface WaitingOverdraft extends Waiting {
  readonly accountId: string;
  readonly limit: Money;
  /** Income of the lowest of the months the offer was calculated from. */
  readonly income: Money;
}

/** Requested overdrafts. */
export const overdraftRequests: Review<WaitingOverdraft, 'approved' | 'rejected'> = {
  name: 'overdrafts',
  kind: 'overdraft',
  read: async ({ database }, page) => {
    const { rows } = await database.pool.query<OverdraftColumns>({
      name: 'overdrafts-to-decide',
      text: `select id, account_id, customer_id, user_id, amount, income, asked_at from overdraft_request
        where status = 'review' and id > $1 order by id limit $2`,
      values: [...page],
    });
    return rows.map((row) => ({
      ...waitingOf(row),
      accountId: row.account_id.toString(),
      limit: money(row.amount, 'KGS'),
      income: money(row.income, 'KGS'),
    }));
  },
  carryOut: async (connection, { row: { id, limit }, decision, now }) => {
    const { numAffectedRows } = await sql`
      update overdraft_request set status = ${decision}, decided_at = ${new Date(now)}
        where id = ${id} and status = 'review'`.execute(connection);
    return numAffectedRows === 1n ? overdraftNotice(decision, limit) : undefined;
  },
  publish: (connection, { accountId, owner: { customerId } }, now) =>
    tellAccountChanged(connection, { accountId, customerId }, now),
};
