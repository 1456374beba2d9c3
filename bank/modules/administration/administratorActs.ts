import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AdministratorAct, BankStatus, UserAct } from '../../../src/domain/administration/BankStatus';
import type { Instant } from '../../../src/domain/time/Instant';
import { recordAudit } from '../../confirmations/recordAudit';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';

/** Names of these acts begin alike, so that the trail of administrators is found among all acts. */
const STATUS_SET = 'ADMIN_STATUS_SET';
const USER_ACTS = { userBlocked: 'ADMIN_USER_BLOCKED', userUnblocked: 'ADMIN_USER_UNBLOCKED' } as const;
const SHOWN = 100;

type Context = Pick<CallContext, 'caller' | 'now' | 'referenceId'>;

/** Writes a change of the status into the audit, in the transaction of the change. */
export async function recordStatusAct(
  connection: Kysely<Tables>,
  context: Context,
  details: { readonly before: BankStatus; readonly after: BankStatus },
): Promise<void> {
  await recordAudit(connection, context, { event: STATUS_SET, details });
}

/** Writes a change of a user's access into the audit, in the transaction of the change. */
export async function recordUserAct(
  connection: Kysely<Tables>,
  context: Context,
  { kind, userId, reason }: { readonly kind: UserAct['kind']; readonly userId: string; readonly reason: string },
): Promise<void> {
  await recordAudit(connection, context, { event: USER_ACTS[kind], subject: userId, details: { reason } });
}

interface CommonRow {
  readonly id: bigint;
  readonly at: Instant;
  readonly login: string;
}

interface StatusRow extends CommonRow {
  readonly event: typeof STATUS_SET;
  readonly details: { readonly before: BankStatus; readonly after: BankStatus };
}

interface UserRow extends CommonRow {
  readonly event: (typeof USER_ACTS)[keyof typeof USER_ACTS];
  readonly subject: string;
  /** Login of the user the act is about. */
  readonly user_login: string | null;
  readonly details: { readonly reason: string };
}

/** Latest changes made by administrators, newest first. */
export async function readActs(connection: Kysely<Tables>): Promise<readonly AdministratorAct[]> {
  const { rows } = await sql<StatusRow | UserRow>`
    select e.id, e.at, u.login, e.event, e.subject, e.details,
        (select x.login from app_user x where x.id = nullif(e.subject, '')::bigint) as user_login
      from audit_event e join app_user u on u.id = e.user_id
      where e.event like 'ADMIN\\_%' and e.result = 'SUCCESS' order by e.id desc limit ${SHOWN}`.execute(connection);
  return rows.map(actOf);
}

function actOf(row: StatusRow | UserRow): AdministratorAct {
  const common = { id: row.id.toString(), at: row.at, by: row.login };
  if (row.event === STATUS_SET) {
    return { ...common, kind: 'status', before: row.details.before, after: row.details.after };
  }
  return {
    ...common,
    kind: row.event === USER_ACTS.userBlocked ? 'userBlocked' : 'userUnblocked',
    user: { userId: row.subject, login: row.user_login ?? '' },
    reason: row.details.reason,
  };
}
