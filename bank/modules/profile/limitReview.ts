import { sql } from 'kysely';

import { waitingOf } from '../reviews';
import type { Review, Waiting, WaitingColumns } from '../reviews';
import { limitNotice } from './limitNotice';

/** Limits above the standard that customers have requested. */
export const limitApplications: Review<Waiting, 'approved' | 'rejected'> = {
  name: 'limits',
  kind: 'limit',
  read: async ({ database }, page) => {
    const { rows } = await database.pool.query<WaitingColumns>({
      name: 'limits-to-decide',
      text: `select id, customer_id, user_id, submitted_at as asked_at from limit_application
        where status = 'review' and id > $1 order by id limit $2`,
      values: [...page],
    });
    return rows.map(waitingOf);
  },
  carryOut: async (connection, { row: { id }, decision, now }) => {
    const { rows } = await sql<{ settled: boolean }>`
      select decide_limit_application(${id}, ${decision === 'approved'}, ${new Date(now)}) as settled`.execute(
      connection,
    );
    return rows[0]?.settled === true ? limitNotice(decision) : undefined;
  },
};
