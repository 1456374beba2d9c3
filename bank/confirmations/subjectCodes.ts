import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure, FailureCode } from '../../src/application/operations/failureCodes';
import { failureWith } from '../../src/application/operations/failureWith';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { Tables } from '../db/Tables';
import type { BankServices } from '../kernel/BankServices';
import type { Configuration } from '../kernel/Configuration';
import type { CodeOwner } from './codeOwner';
import { codeHash, generateCode } from './oneTimeCodes';
import type { CodeSubject } from './oneTimeCodes';

/** Dependencies of issuing a code: the transaction, the bank and its clock. */
export interface CodeContext {
  readonly connection: Kysely<Tables>;
  readonly bank: Pick<BankServices, 'secrets' | 'configuration'>;
  readonly now: Instant;
}

/** Owner and recipient of a message with a code. */
export interface CodeOrder {
  readonly owner: Pick<CodeOwner, 'kind' | 'id'>;
  /** Recipient messages are counted by: a telephone, an e-mail address, or a key in their place; `undefined` where no message is sent. */
  readonly recipient: string | undefined;
}

/** A code that was issued. */
export interface IssuedCode {
  readonly code: string;
  readonly isLast: boolean;
  /** Number of further messages this subject may get. */
  readonly sendsLeft: number;
  readonly expiresAt: Instant;
  readonly resendAfterSeconds: number;
}

/** The reason no code was sent. */
export type SendRefusal = Failure<
  | 'MAX_OTP_TRIES'
  | 'OTP_TRIES_LIMIT_EXCEEDED'
  | 'CONFIRMATIONS_ON_HOLD'
  | 'OTP_MESSAGES_LIMIT_EXCEEDED'
  | 'TOO_MANY_REQUESTS'
>;

/** A row of `issue_codes`. */
export interface IssueRow<Refused extends string = SendRefusal['code']> {
  readonly refusal: Refused | null;
  readonly is_last: boolean | null;
  readonly sends_left: number | null;
  readonly valid_until: Instant | null;
  readonly resend_after_seconds: number;
  /** Moment from which another code can be requested, with a hold, a cap on messages, a subject without further messages or the pause between two. */
  readonly retry_at: Instant | null;
}

/** Digest of a code that confirms nothing beyond its subject. */
const NO_DIGEST = Buffer.alloc(0);

/** Counts one more message for a subject and makes the code it is to bring; the caller sends it. Earlier codes are void. */
export function issueCode(
  context: CodeContext,
  subject: CodeSubject,
  order: CodeOrder,
): Promise<Result<IssuedCode, SendRefusal>> {
  const code = generateCode();
  return issue(context, subject, { ...order, code, hash: codeHash(context.bank.secrets, subject, code) });
}

/** Runs the same steps with the same answer for an unknown person: the code is stored nowhere and can never be right. */
export function issueDecoyCode(
  context: CodeContext,
  subject: CodeSubject,
  order: CodeOrder,
): Promise<Result<IssuedCode, SendRefusal>> {
  return issue(context, subject, { ...order, code: '', hash: randomBytes(NO_CODE_BYTES) });
}

const NO_CODE_BYTES = 32;

async function issue(
  { connection, bank, now }: CodeContext,
  subject: CodeSubject,
  { code, hash, owner, recipient }: CodeOrder & { readonly code: string; readonly hash: Buffer },
): Promise<Result<IssuedCode, SendRefusal>> {
  const { rows } = await sql<IssueRow>`
    select * from issue_codes(${subject.kind}, ${[subject.id]}::bigint[], ${[hash]}::bytea[], ${[subject.digest ?? NO_DIGEST]}::bytea[],
      ${new Date(now)}, ${owner.kind}, ${[owner.id]}::bigint[], ${[recipient ?? null]}::text[],
      ${capsOf(bank.configuration)}::integer[])`.execute(connection);
  const row = rows[0];
  if (row === undefined) {
    throw new Error('issue_codes answered nothing');
  }
  return row.refusal === null
    ? success({
        code,
        isLast: row.is_last === true,
        sendsLeft: row.sends_left ?? 0,
        expiresAt: row.valid_until ?? now,
        resendAfterSeconds: row.resend_after_seconds,
      })
    : refusal(sendFailure(row.refusal, row));
}

const TIMED: readonly FailureCode[] = [
  'MAX_OTP_TRIES',
  'CONFIRMATIONS_ON_HOLD',
  'OTP_MESSAGES_LIMIT_EXCEEDED',
  'TOO_MANY_REQUESTS',
];

/** A failure with the moment from which to try again, where there is one, and the seconds until another code can be requested. */
export function sendFailure<Code extends FailureCode>(
  code: Code,
  { retry_at: retryAt, resend_after_seconds: seconds }: Partial<Pick<IssueRow, 'retry_at' | 'resend_after_seconds'>>,
): Failure<Code> {
  if (!TIMED.includes(code) || !retryAt) {
    return failureWith(code);
  }
  const left = code === 'TOO_MANY_REQUESTS' ? { seconds: String(seconds) } : {};
  return failureWith(code, { ...left, retryAt: new Date(retryAt).toISOString() });
}

/** Refusal of a further message: where another subject cannot be begun before a limit of unfinished ones allows it, until then. */
export function untilAnotherBegins<Refused extends Failure>(
  refused: Refused,
  limit: Failure<'MAX_OTP_TRIES'> | undefined,
): Refused | Failure<'MAX_OTP_TRIES'> {
  const momentOf = ({ data }: Failure): string => data?.['retryAt'] ?? '';
  return refused.code === 'MAX_OTP_TRIES' && limit !== undefined && momentOf(limit) > momentOf(refused)
    ? limit
    : refused;
}

/**
 * Largest numbers of messages with codes one recipient gets in ten minutes, in an hour and in a day, in the order the SQL functions take
 * them.
 */
export function capsOf({ codeMessages }: Pick<Configuration, 'codeMessages'>): readonly number[] {
  return [codeMessages.tenMinutes, codeMessages.hour, codeMessages.day];
}

type FirstCodeRefusal = Failure<'CONFIRMATIONS_ON_HOLD' | 'OTP_MESSAGES_LIMIT_EXCEEDED'>;

/**
 * Reason the first code of a new subject cannot be issued, checked before anything of the subject is stored: a hold, or, for codes sent by
 * message, a telephone that gets no more of them now. The caller has locked the codes of the user and the user's row.
 */
export async function firstCodeRefusal(
  { connection, bank, now }: CodeContext,
  userId: string,
): Promise<FirstCodeRefusal | undefined> {
  const at = new Date(now);
  const { rows } = await sql<{ held_until: Instant | null; free_at: Instant | null }>`
    select codes_held_until('user', u.id, ${at}) as held_until,
        case when u.auth_type = 'SMS' then code_quota_free_at(u.phone, ${at}, ${capsOf(bank.configuration)}::integer[]) end as free_at
      from app_user u where u.id = ${userId}::bigint`.execute(connection);
  const heldUntil = rows[0]?.held_until ?? null;
  const freeAt = rows[0]?.free_at ?? null;
  if (heldUntil !== null) {
    return sendFailure('CONFIRMATIONS_ON_HOLD', { retry_at: heldUntil });
  }
  return freeAt === null ? undefined : sendFailure('OTP_MESSAGES_LIMIT_EXCEEDED', { retry_at: freeAt });
}

/**
 * Takes one of the five tries of a subject, before anything is checked, so that concurrent tries cannot exceed five. Returns the number
 * left after this one; `undefined` when there was none.
 */
export async function takeTry(connection: Kysely<Tables>, subject: CodeSubject): Promise<number | undefined> {
  const { rows } = await sql<{ remaining: number | null }>`
    select take_try(${subject.kind}, ${subject.id}::bigint) as remaining`.execute(connection);
  return rows[0]?.remaining ?? undefined;
}

/** Number of tries a subject has left, of five; `undefined` for a subject without codes. */
export async function triesLeftOf(connection: Kysely<Tables>, { kind, id }: CodeSubject): Promise<number | undefined> {
  const row = await connection
    .selectFrom('code_subject')
    .select('tries_left')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', BigInt(id))
    .executeTakeFirst();
  return row?.tries_left;
}

/** Resets the tries of a subject after a right code. */
export async function returnTries(connection: Kysely<Tables>, subject: CodeSubject): Promise<void> {
  await sql`select return_tries(${subject.kind}, ${subject.id}::bigint)`.execute(connection);
}
