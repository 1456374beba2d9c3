import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { Tables } from '../database/Tables';
import type { Secrets } from '../Secrets';
import { codeHash, generateCode } from './oneTimeCodes';
import type { CodeSubject } from './oneTimeCodes';

/** What codes are issued and checked with: the transaction, the bank's secret and its clock. */
export interface CodeDesk {
  readonly connection: Kysely<Tables>;
  readonly secrets: Secrets;
  readonly now: Instant;
}

/** A code that was issued. */
export interface IssuedCode {
  readonly code: string;
  readonly isLast: boolean;
  /** How many more messages this subject gets. */
  readonly sendsLeft: number;
  readonly expiresAt: Instant;
  readonly resendAfterSeconds: number;
}

type SendRefusal = Failure<'MAX_OTP_TRIES' | 'OTP_TRIES_LIMIT_EXCEEDED' | 'TOO_MANY_REQUESTS'>;
type CheckRefusal = Failure<'OTP_TRIES_LIMIT_EXCEEDED' | 'OTP_EXPIRED' | 'INCORRECT_OTP'>;

interface IssueRow {
  readonly refusal: SendRefusal['code'] | null;
  readonly is_last: boolean | null;
  readonly sends_left: number | null;
  readonly valid_until: Instant | null;
  readonly resend_after_seconds: number;
}

/** Nothing beyond the subject to bind a code to. */
const NO_DIGEST = Buffer.alloc(0);

/** Counts one more message for a subject and makes the code it is to bring; the caller sends it. */
export function issueCode(desk: CodeDesk, subject: CodeSubject): Promise<Result<IssuedCode, SendRefusal>> {
  const code = generateCode();
  return issue(desk, subject, { code, hash: codeHash(desk.secrets, subject, code) });
}

/** The same steps and the same answer for somebody the bank does not know: the code exists nowhere and can never be right. */
export function issueDecoyCode(desk: CodeDesk, subject: CodeSubject): Promise<Result<IssuedCode, SendRefusal>> {
  return issue(desk, subject, { code: '', hash: randomBytes(NO_CODE_BYTES) });
}

const NO_CODE_BYTES = 32;

async function issue(
  { connection, now }: CodeDesk,
  subject: CodeSubject,
  { code, hash }: { readonly code: string; readonly hash: Buffer },
): Promise<Result<IssuedCode, SendRefusal>> {
  const { rows } = await sql<IssueRow>`
    select * from issue_code(${subject.kind}, ${subject.id}::bigint, ${hash}, ${subject.digest ?? NO_DIGEST},
      ${new Date(now)})`.execute(connection);
  const row = rows[0];
  if (row === undefined) {
    throw new Error('issue_code answered nothing');
  }
  return row.refusal === null
    ? success({
        code,
        isLast: row.is_last === true,
        sendsLeft: row.sends_left ?? 0,
        expiresAt: row.valid_until ?? now,
        resendAfterSeconds: row.resend_after_seconds,
      })
    : refusal({ code: row.refusal });
}

/** Checks a code and uses it up. */
export async function checkCode(
  { connection, secrets, now }: CodeDesk,
  subject: CodeSubject,
  code: string,
): Promise<Result<undefined, CheckRefusal>> {
  const { rows } = await sql<{ refusal: CheckRefusal['code'] | null; tries_remaining: number | null }>`
    select * from check_code(${subject.kind}, ${subject.id}::bigint, ${codeHash(secrets, subject, code)},
      ${subject.digest ?? NO_DIGEST}, ${new Date(now)}, true)`.execute(connection);
  const row = rows[0];
  if (row === undefined) {
    throw new Error('check_code answered nothing');
  }
  if (row.refusal === null) {
    return success(undefined);
  }
  return row.refusal === 'INCORRECT_OTP'
    ? refusal({ code: row.refusal, data: { triesLeft: String(row.tries_remaining ?? 0) } })
    : refusal({ code: row.refusal });
}

/**
 * Takes one of the five tries a subject has, before anything is checked, so that however many come at once no more than
 * five are ever checked. Answers how many are left after this one, or nothing when there was none.
 */
export async function takeTry(connection: Kysely<Tables>, subject: CodeSubject): Promise<number | undefined> {
  const { rows } = await sql<{ remaining: number | null }>`
    select take_try(${subject.kind}, ${subject.id}::bigint) as remaining`.execute(connection);
  return rows[0]?.remaining ?? undefined;
}

/** Gives back the tries of a subject that has been right. */
export async function returnTries(connection: Kysely<Tables>, subject: CodeSubject): Promise<void> {
  await sql`select return_tries(${subject.kind}, ${subject.id}::bigint)`.execute(connection);
}
