import { sql } from 'kysely';

import { waitingOf } from '../reviews';
import type { Review, Waiting, WaitingColumns } from '../reviews';
import { passportNotice } from './passportNotice';
import type { PassportDecision } from './passportNotice';

interface PassportColumns extends WaitingColumns {
  readonly inn: string;
  readonly known_inn: string;
}

/** New passport data of a customer. */
interface WaitingPassport extends Waiting {
  readonly inn: string;
  /** The personal number the bank knows of this customer. */
  readonly knownInn: string;
}

/** New passport data, which an employee compares with their scans. */
export const passportApplications: Review<WaitingPassport, PassportDecision> = {
  name: 'passports',
  kind: 'passport',
  read: async ({ database }, page) => {
    const { rows } = await database.pool.query<PassportColumns>({
      name: 'passports-to-decide',
      text: `select a.id, a.customer_id, a.user_id, a.submitted_at as asked_at, a.inn, c.inn as known_inn
        from passport_application a join customer c on c.id = a.customer_id
        where a.status = 'review' and a.id > $1 order by a.id limit $2`,
      values: [...page],
    });
    return rows.map((row) => ({ ...waitingOf(row), inn: row.inn, knownInn: row.known_inn }));
  },
  carryOut: async (connection, { row: { id }, decision, now }) => {
    const violation = decision.approved ? null : decision.violation;
    const { rows } = await sql<{ settled: boolean }>`
      select decide_passport_application(${id}, ${violation}, ${new Date(now)}) as settled`.execute(connection);
    return rows[0]?.settled === true ? passportNotice(decision) : undefined;
  },
};
