import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { BankStatus, BankStatusChange, BankStatusSettings } from '../../../src/domain/administration/BankStatus';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

/** Code of a sign-in that is refused although login and password are right: the bank lets in administrators only, or this user is blocked. */
export type EntryRefusal = 'IBANK_BLOCKED' | 'USER_BLOCKED';

/** A sign-in that was not begun, because of a block. */
export class EntryRefused extends Error {
  override readonly name = 'EntryRefused';

  constructor(readonly code: EntryRefusal) {
    super(`Sign-in is refused: ${code}`);
  }
}

/** Reason kept with the sessions a block of the bank has ended. */
const ENDED_BY_BLOCK = 'IBANK_BLOCKED' satisfies EntryRefusal;

/** Status of the bank as every visitor may read it. */
export async function readBankStatus(connection: Kysely<Tables>): Promise<BankStatus> {
  const row = await connection
    .selectFrom('bank_status')
    .select(['text', 'shows_text', 'behavior'])
    .executeTakeFirstOrThrow();
  return { text: row.text, showsText: row.shows_text, behavior: row.behavior };
}

/** The same with its version and its origin. */
export async function readBankStatusSettings(connection: Kysely<Tables>): Promise<BankStatusSettings> {
  const row = await connection
    .selectFrom('bank_status')
    .leftJoin('app_user', 'app_user.id', 'bank_status.changed_by')
    .select(['text', 'shows_text', 'behavior', 'data_version', 'changed_at', 'app_user.login'])
    .executeTakeFirstOrThrow();
  return {
    text: row.text,
    showsText: row.shows_text,
    behavior: row.behavior,
    dataVersion: row.data_version,
    changedAt: row.changed_at,
    changedBy: row.login ?? undefined,
  };
}

/**
 * Block that keeps this user out; nobody is no administrator and never blocked. The rows stay locked against a change until the
 * transaction ends, so that a session that is opened meanwhile is either refused or ended.
 */
export async function entryRefusal(
  connection: Kysely<Tables>,
  userId: bigint | undefined,
): Promise<EntryRefusal | undefined> {
  const { rows } = await (
    userId === undefined
      ? sql<BlocksRow>`select s.behavior = 'block' as bank, false as access from bank_status s for share`
      : sql<BlocksRow>`
          select s.behavior = 'block' and not u.is_administrator as bank, u.access_blocked_at is not null as access
            from bank_status s, app_user u where u.id = ${userId} for share`
  ).execute(connection);
  const blocks = rows[0];
  return blocks?.bank === true ? 'IBANK_BLOCKED' : blocks?.access === true ? 'USER_BLOCKED' : undefined;
}

interface BlocksRow {
  /** True while the bank lets in administrators only, and this user is none. */
  readonly bank: boolean;
  /** True while the user is blocked. */
  readonly access: boolean;
}

/** Changes the status over the version it was seen at; false when another administrator has changed it since. */
export async function changeBankStatus(
  connection: Kysely<Tables>,
  { text, showsText, behavior, dataVersion }: BankStatusChange,
  { userId, now }: { readonly userId: string; readonly now: Instant },
): Promise<boolean> {
  const changed = await connection
    .updateTable('bank_status')
    .set({
      text: JSON.stringify(text),
      shows_text: showsText,
      behavior,
      data_version: sql<bigint>`data_version + 1`,
      changed_at: new Date(now),
      changed_by: BigInt(userId),
    })
    .where('data_version', '=', dataVersion)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Ends the sessions of all users except administrators, at every stage; bookings in progress complete. */
export async function endSessionsOfCustomers(connection: Kysely<Tables>, now: Instant): Promise<void> {
  await sql`
    update session s set ended_at = ${new Date(now)}, end_reason = ${ENDED_BY_BLOCK}
      where s.ended_at is null
        and not exists (select from app_user u where u.id = s.user_id and u.is_administrator)`.execute(connection);
}
