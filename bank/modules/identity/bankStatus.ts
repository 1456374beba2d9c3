import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { BankStatus, BankStatusChange, BankStatusSettings } from '../../../src/domain/administration/BankStatus';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

/** A sign-in that was not begun, because the bank lets in administrators only at this moment. */
export class BankBlocked extends Error {
  override readonly name = 'BankBlocked';
}

/** Reason kept with the sessions a block has ended. */
export const ENDED_BY_BLOCK = 'IBANK_BLOCKED';

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
 * True while the bank does not let this user in; nobody is no administrator. The row stays locked against a change until the transaction
 * ends, so that a session that is opened meanwhile is either refused or ended.
 */
export async function isBlockedFor(connection: Kysely<Tables>, userId: bigint | undefined): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    select s.behavior = 'block' and not coalesce((select u.is_administrator from app_user u where u.id = ${userId ?? null}::bigint), false)
        as blocked
      from bank_status s for share of s`.execute(connection);
  return rows[0]?.blocked === true;
}

/** Changes the status over the version it was seen at; false when somebody has changed it since. */
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
      data_version: dataVersion + 1n,
      changed_at: new Date(now),
      changed_by: BigInt(userId),
    })
    .where('data_version', '=', dataVersion)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Ends the sessions of everybody but administrators, at whatever stage they are; what is being booked is booked. */
export async function endSessionsOfCustomers(connection: Kysely<Tables>, now: Instant): Promise<void> {
  await sql`
    update session s set ended_at = ${new Date(now)}, end_reason = ${ENDED_BY_BLOCK}
      where s.ended_at is null
        and not exists (select from app_user u where u.id = s.user_id and u.is_administrator)`.execute(connection);
}
