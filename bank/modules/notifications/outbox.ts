import type { StreamEventType } from '../../../src/domain/notification/StreamEvent';
import type { Database } from '../../db/Database';
import type { BookingPayload, EventPayload } from '../../db/eventPayloads';
import type { EventPosition } from './EventPosition';

/** One event for the streams. */
export interface OutboxEvent {
  /** Position of a reader who has had this event; `undefined` while others of the same row follow. */
  readonly position: EventPosition | undefined;
  readonly customerId: string | undefined;
  /** The only user of the customer who receives the event; `undefined` for every user. */
  readonly userId: string | undefined;
  readonly type: StreamEventType;
  readonly payload: EventPayload;
}

interface OutboxRowBase {
  readonly xid: string;
  readonly id: bigint;
  readonly customer_id: bigint | null;
  readonly user_id: bigint | null;
}

/** A row with one event, or with the events of a booking for a customer. */
type OutboxRow = OutboxRowBase &
  (
    | { readonly type: StreamEventType; readonly payload: EventPayload }
    | { readonly type: 'BOOKING'; readonly payload: BookingPayload }
  );

/** Events of some rows of the outbox, oldest first. */
export interface OutboxPage {
  readonly events: readonly OutboxEvent[];
  /** Position after the last row; `undefined` without rows. */
  readonly last: EventPosition | undefined;
  /** True when there may be more rows. */
  readonly isFull: boolean;
}

/** Largest number of rows read at a time. */
const PAGE = 500;

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

/** The next events of all customers after a position, of at most {@link PAGE} rows. */
export async function eventsAfter(database: Database, position: EventPosition): Promise<OutboxPage> {
  const values = [position.xid, position.id];
  const found = await database.pool.query<OutboxRow>({ name: 'events-after', text: AFTER, values });
  return pageOf(found.rows);
}

/** The events of a customer that one user has missed between two positions, of at most {@link PAGE} rows. */
export async function eventsOfUserBetween(
  database: Database,
  user: { readonly userId: string; readonly customerId: string },
  span: { readonly after: EventPosition; readonly upTo: EventPosition },
): Promise<OutboxPage> {
  const values = [span.after.xid, span.after.id, span.upTo.xid, span.upTo.id, user.customerId, user.userId];
  const found = await database.pool.query<OutboxRow>({ name: 'events-of-user-between', text: OF_USER_BETWEEN, values });
  return pageOf(found.rows);
}

function pageOf(rows: readonly OutboxRow[]): OutboxPage {
  const last = rows.at(-1);
  return {
    events: rows.flatMap(eventsOf),
    last: last && positionOf(last),
    isFull: rows.length === PAGE,
  };
}

function positionOf(row: OutboxRow): EventPosition {
  return { xid: BigInt(row.xid), id: row.id };
}

/**
 * Events of a row. A booking sends the changed accounts and the transaction of the bank to every user of the customer, then its
 * notification; a reader disconnected in between gets all of them again.
 */
function eventsOf(row: OutboxRow): readonly OutboxEvent[] {
  const customerId = row.customer_id?.toString();
  const position = positionOf(row);
  if (row.type !== 'BOOKING') {
    return [{ position, customerId, userId: row.user_id?.toString(), type: row.type, payload: row.payload }];
  }
  const { accounts = [], notice, txnId, userId, byBank } = row.payload;
  const changes = accounts.map((payload) => ({
    customerId,
    userId: undefined,
    type: 'UPDATED_ACCOUNT' as const,
    payload,
  }));
  const updates =
    txnId === undefined || byBank !== true
      ? []
      : [{ customerId, userId: undefined, type: 'TRANSACTION_UPDATED' as const, payload: { txnId } }];
  const notices =
    txnId === undefined || notice === undefined
      ? []
      : [{ customerId, userId, type: 'TRANSACTION_NOTIFICATION' as const, payload: { txnId, notice } }];
  const events = [...changes, ...updates, ...notices];
  return events.map((event, place) => ({ ...event, position: place === events.length - 1 ? position : undefined }));
}
