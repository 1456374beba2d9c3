import { createHmac } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Language } from '../../../src/domain/language/Language';
import type { Instant } from '../../../src/domain/time/Instant';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import type { Secrets } from '../../kernel/Secrets';
import { deviceKeyHash } from './knownDevices';

/** Wrong passwords in a row before a login is blocked (reliability: S8). */
export const FAILURES_BEFORE_BLOCK = 5;

/** User of the login that is tried. */
export interface Candidate {
  readonly id: bigint;
  readonly customer_id: bigint;
  readonly password_hash: string;
  readonly phone: string;
  readonly language: Language;
  readonly failed_tries: number;
  readonly first_login_step: 'newPassword' | 'securityQuestion' | null;
  readonly question_id: string | null;
  readonly auth_type: OtpType;
  readonly one_time_password_until: Instant | null;
  readonly known_devices_only: boolean;
  /** Id of the browser of the call, where it is known for this user. */
  readonly device_id: bigint | null;
}

/** A counted try. */
interface CountedTry {
  /** User of the login; `undefined` for an unknown login. */
  readonly candidate: Candidate | undefined;
  /** True when the login or the known browser is blocked, by this try or before. */
  readonly isBlocked: boolean;
}

/**
 * Counts a try before it is checked and reads the count in the same statement, so that of concurrent tries no more than five are ever
 * answered. A right password resets the count; each block is twice as long as the one before, until the user has signed in. A known browser
 * has a count of its own (docs/adr/0014), and an unknown login is counted like any other. The count is not flushed to disk by itself: the
 * audit record that follows is, and an existing login must not take one wait for the disk more than an unknown one.
 */
const COUNT_TRY = `
  with unwaited as materialized (select set_config('synchronous_commit', 'off', true) as setting)
  select counted.* from unwaited, count_sign_in_try($1, $2, $3, $4, $5) counted where setting = 'off'`;

/** Form of a login. */
export const LOGIN = /^[\p{L}\p{N}@.+_-]{1,128}$/u;

export async function countTry(username: string, call: Call, bank: BankServices): Promise<CountedTry> {
  const counted = await bank.database.pool.query<Candidate | (Pick<Candidate, 'failed_tries'> & { readonly id: null })>(
    {
      name: 'count-sign-in-try',
      text: COUNT_TRY,
      values: [
        LOGIN.test(username) ? username : '',
        loginHash(bank.secrets, username),
        deviceKeyHash(call.deviceKey),
        FAILURES_BEFORE_BLOCK,
        new Date(call.now),
      ],
    },
  );
  const row = counted.rows[0];
  if (row === undefined) {
    throw new Error('count_sign_in_try answered nothing');
  }
  return { candidate: row.id === null ? undefined : row, isBlocked: row.failed_tries > FAILURES_BEFORE_BLOCK };
}

/** Keyed hash of a login, stored for unknown ones: without the bank's secret it cannot be found out which login was tried. */
export function loginHash({ hashKey }: Secrets, username: string): Buffer {
  return createHmac('sha256', hashKey).update(`sign-in:${username.toLowerCase()}`).digest();
}

/**
 * Resets the count of tries after a right password, of the browser or of the login it was checked against; tries from elsewhere stay
 * counted.
 */
export async function forgetTries(connection: Kysely<Tables>, { id, device_id: deviceId }: Candidate): Promise<void> {
  const forgotten = { failed_tries: 0, blocked_until: null };
  await (deviceId === null
    ? connection.updateTable('app_user').set(forgotten).where('id', '=', id).execute()
    : connection.updateTable('known_device').set(forgotten).where('id', '=', deviceId).execute());
}
