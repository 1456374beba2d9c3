import type { Database } from '../../db/Database';
import type { Session } from '../identity';
import type { OutboxEvent } from './outbox';

interface SeenRow {
  readonly is_account: boolean;
  readonly id: bigint;
}

/** Accounts and movements among the given ones that a user of a company may see now; rights may have changed since the stream opened. */
const SEEN = `
  select true as is_account, a.id from unnest($2::bigint[]) a (id), app_user u
    where u.id = $1 and 'view' = any (u.rights) and may_see(u.id, a.id)
  union all
  select false, t.id from txn t, app_user u
    where t.id = any ($3::bigint[]) and u.id = $1 and 'view' = any (u.rights)
      and (may_see(u.id, t.debit_account_id) or may_see(u.id, t.credit_account_id))`;

/** Events a session may receive; for a user of a company only those about accounts the user sees. */
export async function eventsSeenBy(
  database: Database,
  session: Pick<Session, 'userId' | 'customerId' | 'customerKind'>,
  events: readonly OutboxEvent[],
): Promise<readonly OutboxEvent[]> {
  const meant = events.filter((event) => concerns(event, session));
  const accounts = [...new Set(meant.flatMap(({ payload }) => payload.accountId ?? []))];
  const transactions = [...new Set(meant.flatMap(({ payload }) => payload.txnId ?? []))];
  if (session.customerKind === 'I' || accounts.length + transactions.length === 0) {
    return meant;
  }
  const { rows } = await database.pool.query<SeenRow>({
    name: 'events-seen-by-user',
    text: SEEN,
    values: [session.userId, accounts, transactions],
  });
  const seen = new Set(rows.map(({ is_account: isAccount, id }) => `${isAccount} ${id}`));
  const isSeen = (isAccount: boolean, id: string | undefined) => id === undefined || seen.has(`${isAccount} ${id}`);
  return meant.filter(({ payload }) => isSeen(true, payload.accountId) && isSeen(false, payload.txnId));
}

function concerns(event: OutboxEvent, session: Pick<Session, 'userId' | 'customerId'>): boolean {
  return (
    (event.customerId === undefined || event.customerId === session.customerId) &&
    (event.userId === undefined || event.userId === session.userId)
  );
}
