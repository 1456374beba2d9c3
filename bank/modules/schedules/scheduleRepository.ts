import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { ScheduleState } from '../../../src/domain/schedule/Schedule';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { Caller } from '../../kernel/Handler';
import type { RecurrenceColumns } from '../templates';

/** A schedule of the database, locked until the transaction ends. */
export interface StoredSchedule extends RecurrenceColumns {
  readonly id: bigint;
  readonly template_id: bigint;
  readonly words: string;
  readonly fingerprint: string;
  readonly state: 'waiting' | ScheduleState;
  readonly skipped_days: readonly BankDay[];
  readonly next_day: BankDay | null;
  readonly ended_at: Instant | null;
  /** False when the template was deleted. */
  readonly has_template: boolean;
}

const COLUMNS = sql.raw(`s.id, s.template_id, s.words, s.fingerprint, s.state, s.ended_at, s.periodicity,
  s.first_day::text as first_day, s.last_day::text as last_day, s.days::text[] as days, s.skipped_days::text[] as skipped_days,
  s.next_day::text as next_day, t.deleted_at is null as has_template`);

/** Locks the schedule of a confirmation. */
export async function lockSchedule(connection: Kysely<Tables>, id: bigint): Promise<StoredSchedule | undefined> {
  const { rows } = await sql<StoredSchedule>`
    select ${COLUMNS} from schedule s join template t on t.id = s.template_id where s.id = ${id} for update of s`.execute(
    connection,
  );
  return rows[0];
}

/** A schedule that was requested, and the moment after which it cannot be confirmed. */
export interface PreparedSchedule extends StoredSchedule {
  readonly expires_at: Instant;
}

/** Locks the schedule this user has requested under an id. */
export async function lockPrepared(
  connection: Kysely<Tables>,
  { customerId, userId }: Caller,
  operationId: string,
): Promise<PreparedSchedule | undefined> {
  const { rows } = await sql<PreparedSchedule>`
    select ${COLUMNS}, c.expires_at from schedule s join template t on t.id = s.template_id join confirmation c on c.id = s.id
     where s.customer_id = ${customerId}::bigint and s.user_id = ${userId}::bigint and s.operation_id = ${operationId}::uuid
       for update of s`.execute(connection);
  return rows[0];
}

/** Locks a confirmed schedule of the customer. Its runs are locked before it, as where they are booked. */
export async function lockConfirmed(
  connection: Kysely<Tables>,
  { customerId }: Caller,
  scheduleId: string,
): Promise<StoredSchedule | undefined> {
  await sql`select from schedule_run where schedule_id = ${scheduleId}::bigint and state = 'due' order by id for no key update`.execute(
    connection,
  );
  const { rows } = await sql<StoredSchedule>`
    select ${COLUMNS} from schedule s join template t on t.id = s.template_id
     where s.customer_id = ${customerId}::bigint and s.id = ${scheduleId}::bigint and s.confirmed_at is not null
       for update of s`.execute(connection);
  return rows[0];
}

/** Ends the runs under way of a schedule that was paused, ended or changed. */
export async function giveUpDueRuns(connection: Kysely<Tables>, scheduleId: bigint, now: Instant): Promise<void> {
  await connection
    .updateTable('schedule_run')
    .set({ state: 'skipped', changed_at: new Date(now) })
    .where('schedule_id', '=', scheduleId)
    .where('state', '=', 'due')
    .execute();
}
