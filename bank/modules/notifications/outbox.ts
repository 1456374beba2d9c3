import type { StreamEventType } from '../../../src/domain/notification/StreamEvent';
import type { Instant } from '../../../src/domain/time/Instant';
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
  readonly id: bigint;
  readonly created_at: Instant;
  readonly customer_id: bigint | null;
  readonly user_id: bigint | null;
}

/** A row with one event, or with the events of a booking for a customer. */
type OutboxRow = OutboxRowBase &
  (
    | { readonly type: StreamEventType; readonly payload: EventPayload }
    | { readonly type: 'BOOKING'; readonly payload: BookingPayload }
  );

/** Events of some rows of the outbox, in the order of their numbers: those of one account are in the order of its bookings. */
export interface OutboxPage {
  readonly events: readonly OutboxEvent[];
  /** Moments at which the rows were written. */
  readonly writtenAt: readonly Instant[];
  /** Position of a reader who has had the page. */
  readonly reached: EventPosition;
  /** True when there may be more rows before the end of the reading. */
  readonly isFull: boolean;
}

/** Largest number of rows read at a time. */
const PAGE = 500;

const COLUMNS = 'xid, id, customer_id, user_id, type, payload, created_at';

/**
 * The next rows of the transactions that the snapshot $1 does not see and $2 does, the present one by default, with numbers above $3. A
 * transaction $1 does not see was in progress when it was taken, or began later; either is found by the index, however old the first is.
 */
function nextRows(condition: string): string {
  return `
    select reading.up_to::text as up_to, e.id, e.customer_id, e.user_id, e.type, e.payload, e.created_at
      from (select coalesce($2::pg_snapshot, pg_current_snapshot()) as up_to) reading
        left join lateral (
          select * from (
            select ${COLUMNS} from outbox_event where xid = any (array(select pg_snapshot_xip($1::pg_snapshot)))
            union all
            select ${COLUMNS} from outbox_event
              where xid >= pg_snapshot_xmax($1::pg_snapshot) and xid < pg_snapshot_xmax(reading.up_to)) unseen
           where id > $3 and pg_visible_in_snapshot(xid, reading.up_to) ${condition}
           order by id limit ${PAGE}) e on true
     order by e.id`;
}

const NEXT = nextRows('');
const NEXT_OF_USER = nextRows('and (customer_id is null or customer_id = $4) and (user_id is null or user_id = $5)');

/** Events are deleted in the order of their transactions, each older than all in progress. */
const FORGOTTEN_AFTER = 'select xid >= pg_snapshot_xmin($1::pg_snapshot) as forgotten from outbox_floor';

/** A row of a reading; without an event it carries the end of the reading alone. */
type ReadRow = { readonly up_to: string } & (OutboxRow | { readonly id: null });

/** Position after every event committed so far. */
export async function headOfOutbox(database: Database): Promise<EventPosition> {
  const text = 'select pg_current_snapshot()::text as after';
  const found = await database.pool.query<{ after: string }>({ name: 'head-of-outbox', text });
  const [head] = found.rows;
  if (head === undefined) {
    throw new Error('PostgreSQL has returned no snapshot');
  }
  return head;
}

/** True when events after this position have been deleted, so that a reader cannot resume from it. */
export async function areEventsForgottenAfter(database: Database, { after }: EventPosition): Promise<boolean> {
  const found = await database.pool.query<{ forgotten: boolean }>({
    name: 'events-forgotten-after',
    text: FORGOTTEN_AFTER,
    values: [after],
  });
  return found.rows[0]?.forgotten === true;
}

/** The next events of all customers after a position, of at most {@link PAGE} rows. */
export async function eventsAfter(database: Database, position: EventPosition): Promise<OutboxPage> {
  const values = [position.after, position.within?.upTo, position.within?.id ?? 0n];
  const found = await database.pool.query<ReadRow>({ name: 'events-after', text: NEXT, values });
  return pageOf(found.rows, position);
}

/** The next events after a position that one user has missed, up to a snapshot, of at most {@link PAGE} rows. */
export async function eventsOfUserAfter(
  database: Database,
  user: { readonly userId: string; readonly customerId: string },
  { position, upTo }: { readonly position: EventPosition; readonly upTo: string },
): Promise<OutboxPage> {
  const { after, within } = position;
  const values = [after, within?.upTo ?? upTo, within?.id ?? 0n, user.customerId, user.userId];
  const found = await database.pool.query<ReadRow>({ name: 'events-of-user-after', text: NEXT_OF_USER, values });
  return pageOf(found.rows, position);
}

function pageOf(read: readonly ReadRow[], { after }: EventPosition): OutboxPage {
  const [first] = read;
  if (first === undefined) {
    throw new Error('a reading of the outbox has no end');
  }
  const upTo = first.up_to;
  const rows = read.filter((row) => row.id !== null);
  const isFull = rows.length === PAGE;
  const positionOf = (row: OutboxRow, place: number): EventPosition =>
    isFull || place < rows.length - 1 ? { after, within: { upTo, id: row.id } } : { after: upTo };
  const last = rows.at(-1);
  return {
    events: rows.flatMap((row, place) => eventsOf(row, positionOf(row, place))),
    writtenAt: rows.map((row) => row.created_at),
    reached: last === undefined ? { after: upTo } : positionOf(last, rows.length - 1),
    isFull,
  };
}

/**
 * Events of a row. A booking sends the changed accounts and the transaction of the bank to every user of the customer, then its
 * notification; a reader disconnected in between gets all of them again.
 */
function eventsOf(row: OutboxRow, position: EventPosition): readonly OutboxEvent[] {
  const customerId = row.customer_id?.toString();
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
