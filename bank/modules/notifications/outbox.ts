import type { StreamEventType } from '../../../src/domain/notification/StreamEvent';
import type { Database } from '../../db/Database';
import type { EventPayload } from '../../db/Tables';
import type { EventPosition } from './EventPosition';

/** One event of the outbox. */
export interface OutboxEvent {
  readonly position: EventPosition;
  readonly customerId: string | undefined;
  /** The only user of the customer who receives the event; `undefined` for every user. */
  readonly userId: string | undefined;
  readonly type: StreamEventType;
  readonly payload: EventPayload;
}

interface OutboxRow {
  readonly xid: string;
  readonly id: bigint;
  readonly customer_id: bigint | null;
  readonly user_id: bigint | null;
  readonly type: StreamEventType;
  readonly payload: EventPayload;
}

/** Largest number of events read at a time. */
export const PAGE = 500;

/** Condition for events of transactions older than every running one: no event can be committed before them any more. */
const SETTLED = 'xid < pg_snapshot_xmin(pg_current_snapshot())';

const COLUMNS = 'xid::text as xid, id, customer_id, user_id, type, payload';

/** Newest position of the outbox. When every event has been deleted, it is the position up to which events were deleted. */
const HEAD = `
  select xid::text as xid, id from (
    (select xid, id from outbox_event where ${SETTLED} order by xid desc, id desc limit 1)
    union all
    select xid, id from outbox_floor) head
   order by head.xid desc, id desc limit 1`;

const FORGOTTEN_AFTER = 'select (xid, id) > ($1::xid8, $2::bigint) as forgotten from outbox_floor';

const AFTER = `
  select ${COLUMNS} from outbox_event
   where (xid, id) > ($1::xid8, $2::bigint) and ${SETTLED}
   order by outbox_event.xid, id limit ${PAGE}`;

const OF_USER_BETWEEN = `
  select ${COLUMNS} from outbox_event
   where (xid, id) > ($1::xid8, $2::bigint) and (xid, id) <= ($3::xid8, $4::bigint)
     and (customer_id is null or customer_id = $5) and (user_id is null or user_id = $6)
   order by outbox_event.xid, id limit ${PAGE}`;

/** Newest position of the outbox: all events to come are after it. */
export async function headOfOutbox(database: Database): Promise<EventPosition> {
  const found = await database.pool.query<{ xid: string; id: bigint }>({ name: 'head-of-outbox', text: HEAD });
  const row = found.rows[0];
  return row === undefined ? { xid: 0n, id: 0n } : { xid: BigInt(row.xid), id: row.id };
}

/** True when events after this position have been deleted, so that a reader cannot resume from it. */
export async function areEventsForgottenAfter(database: Database, position: EventPosition): Promise<boolean> {
  const values = [position.xid, position.id];
  const found = await database.pool.query<{ forgotten: boolean }>({
    name: 'events-forgotten-after',
    text: FORGOTTEN_AFTER,
    values,
  });
  return found.rows[0]?.forgotten === true;
}

/** The next events of everybody after a position, oldest first, at most {@link PAGE}. */
export async function eventsAfter(database: Database, position: EventPosition): Promise<readonly OutboxEvent[]> {
  const values = [position.xid, position.id];
  const found = await database.pool.query<OutboxRow>({ name: 'events-after', text: AFTER, values });
  return found.rows.map(eventOf);
}

/** The events one user has missed between two positions, oldest first, at most {@link PAGE}. */
export async function eventsOfUserBetween(
  database: Database,
  user: { readonly userId: string; readonly customerId: string },
  span: { readonly after: EventPosition; readonly upTo: EventPosition },
): Promise<readonly OutboxEvent[]> {
  const values = [span.after.xid, span.after.id, span.upTo.xid, span.upTo.id, user.customerId, user.userId];
  const found = await database.pool.query<OutboxRow>({ name: 'events-of-user-between', text: OF_USER_BETWEEN, values });
  return found.rows.map(eventOf);
}

function eventOf(row: OutboxRow): OutboxEvent {
  return {
    position: { xid: BigInt(row.xid), id: row.id },
    customerId: row.customer_id?.toString(),
    userId: row.user_id?.toString(),
    type: row.type,
    payload: row.payload,
  };
}
