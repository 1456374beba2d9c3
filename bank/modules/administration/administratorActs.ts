import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AdministratorAct, BankStatus } from '../../../src/domain/administration/BankStatus';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { Caller } from '../../kernel/Handler';
import { recordAudit } from '../../confirmations/recordAudit';

/** Names of these acts begin alike, so that the trail of administrators is found among all acts. */
const STATUS_SET = 'ADMIN_STATUS_SET';
const SHOWN = 100;

interface Act {
  readonly caller: Caller;
  readonly now: Instant;
  readonly referenceId: string;
  readonly before: BankStatus;
  readonly after: BankStatus;
}

/** Writes an act into the audit, in the transaction of the act. */
export async function recordAct(connection: Kysely<Tables>, { before, after, ...context }: Act): Promise<void> {
  await recordAudit(connection, context, { event: STATUS_SET, details: { before, after } });
}

interface ActRow {
  readonly id: bigint;
  readonly at: Instant;
  readonly login: string;
  readonly details: { readonly before: BankStatus; readonly after: BankStatus };
}

/** Latest acts of administrators, newest first. */
export async function readActs(connection: Kysely<Tables>): Promise<readonly AdministratorAct[]> {
  const { rows } = await sql<ActRow>`
    select e.id, e.at, u.login, e.details from audit_event e join app_user u on u.id = e.user_id
      where e.event like 'ADMIN\\_%' and e.event = ${STATUS_SET} order by e.id desc limit ${SHOWN}`.execute(connection);
  return rows.map(({ id, at, login, details }) => ({
    id: id.toString(),
    at,
    by: login,
    before: details.before,
    after: details.after,
  }));
}
