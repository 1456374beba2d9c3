import type { OtpType } from '../../../src/domain/user/ProfileChange';
import { authTypeOf } from '../../confirmations/authType';
import type { CodeChecker, CodeVerdict } from '../../confirmations/CodeChecker';
import { hotpCounter, totpStep } from './oathCodes';
import type { CodeSubject } from '../../confirmations/oneTimeCodes';
import { unseal } from '../../kernel/sealing';
import type { CodeContext } from '../../confirmations/subjectCodes';

/** Numbers of presses a token's counter may be ahead: after presses in a pocket, or, with two codes in a row, after months of them. */
const LOOK_AHEAD = 10;
const RESYNC_AHEAD = 100;

/**
 * True for a valid code of the user's device, which is used up by the call: a code works once across all processes, because the row of the
 * device stays locked until the transaction ends. Counts no tries; the caller does.
 */
export function isDeviceCode(context: CodeContext, { userId, type }: DeviceUser, code: string): Promise<boolean> {
  return type === 'TOTP' ? isAuthenticatorCode(context, userId, code) : isTokenCode(context, userId, code);
}

interface DeviceUser {
  readonly userId: string;
  readonly type: Exclude<OtpType, 'SMS'>;
}

async function isAuthenticatorCode(
  { connection, bank, now }: CodeContext,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await connection
    .selectFrom('authenticator')
    .select(['seed', 'last_step'])
    .where('user_id', '=', BigInt(userId))
    .forUpdate()
    .executeTakeFirst();
  const sealed = row?.seed ?? undefined;
  if (row === undefined || sealed === undefined) {
    return false;
  }
  const step = totpStep(unseal(bank.secrets, `user ${userId}`, sealed), code, { now, after: row.last_step });
  if (step === undefined) {
    return false;
  }
  await connection
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('user_id', '=', BigInt(userId))
    .execute();
  return true;
}

async function isTokenCode({ connection, bank }: CodeContext, userId: string, code: string): Promise<boolean> {
  const token = await connection
    .selectFrom('hardware_token')
    .select(['serial', 'seed', 'counter', 'resync_counter'])
    .where('user_id', '=', BigInt(userId))
    .forUpdate()
    .executeTakeFirst();
  if (token === undefined) {
    return false;
  }
  const found = tokenCounter(unseal(bank.secrets, `token ${token.serial}`, token.seed), code, token);
  await connection
    .updateTable('hardware_token')
    .set(found.accepted ? { counter: found.next, resync_counter: null } : { resync_counter: found.next ?? null })
    .where('serial', '=', token.serial)
    .execute();
  return found.accepted;
}

type TokenOutcome =
  | { readonly accepted: true; readonly next: bigint }
  /** `next` is the counter the code after a code far ahead must have. */
  | { readonly accepted: false; readonly next: bigint | undefined };

/**
 * Checks a code against the counter of a token (RFC 4226, section 7.4). A code a little ahead is accepted at once; of codes far ahead only
 * the second of two in a row is, and it resynchronizes the counter.
 */
export function tokenCounter(
  seed: Uint8Array,
  code: string,
  token: { readonly counter: bigint; readonly resync_counter: bigint | null },
): TokenOutcome {
  const near = hotpCounter(seed, code, { first: token.counter, within: LOOK_AHEAD });
  if (near !== undefined) {
    return { accepted: true, next: near + 1n };
  }
  const far = hotpCounter(seed, code, { first: token.counter, within: RESYNC_AHEAD });
  if (far !== undefined && far === token.resync_counter) {
    return { accepted: true, next: far + 1n };
  }
  return { accepted: false, next: far === undefined ? undefined : far + 1n };
}

/** Checks a code of the factor the user confirms with, and uses the code up. A subject has five tries. */
export async function checkFactor(
  checker: CodeChecker,
  { userId, subject }: { readonly userId: string; readonly subject: CodeSubject },
  code: string,
): Promise<CodeVerdict> {
  const type = await authTypeOf(checker.connection, userId);
  return type === 'SMS'
    ? checker.check(subject, code)
    : checker.guess({ subject, isRight: () => isDeviceCode(checker, { userId, type }, code), isFactor: true });
}
