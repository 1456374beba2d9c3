import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { signInSmsText } from '../../src/domain/operation/confirmationText';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { Language } from '../../src/domain/language/Language';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { OtpType } from '../../src/domain/user/ProfileChange';
import type { Tables } from '../database/Tables';
import type { Secrets } from '../Secrets';
import { codeHash, generateCode, maskedPhone } from './oneTimeCodes';

export interface SignInCodeOrder {
  readonly sessionId: string;
  readonly userId: string;
  readonly phone: string;
  readonly language: Language;
  readonly now: Instant;
}

type IssueFailure = Failure<'MAX_OTP_TRIES' | 'OTP_TRIES_LIMIT_EXCEEDED' | 'TOO_MANY_REQUESTS'>;

interface IssueRow {
  readonly refusal: IssueFailure['code'] | null;
  readonly is_last: boolean | null;
  readonly sends_left: number | null;
}

/** What the customer is told of the messages that may follow. */
export interface SignInCodeSent {
  readonly isLast: boolean;
  readonly sendsLeft: number;
}

/** A sign-in is bound to nothing besides its session, which is the subject of the code. */
const NOTHING_TO_BOOK = Buffer.alloc(0);

/**
 * Keeps a new code for a sign-in and queues the message that brings it, unless the rules every code follows
 * (`migrations/0007_sends_left.sql`) allow no other one now.
 */
export async function issueSignInCode(
  connection: Kysely<Tables>,
  order: SignInCodeOrder,
  secrets: Secrets,
): Promise<Result<SignInCodeSent, IssueFailure>> {
  const code = generateCode();
  const now = new Date(order.now);
  const hash = codeHash(secrets, { kind: 'login', id: order.sessionId }, code);
  const issued = await sql<IssueRow>`
    select refusal, is_last, sends_left from issue_code('login', ${order.sessionId}, ${hash}, ${NOTHING_TO_BOOK}, ${now})`.execute(connection);
  const row = onlyRow(issued.rows);
  if (row.refusal !== null) {
    return refusal({ code: row.refusal });
  }
  await connection
    .insertInto('message_outbox')
    .values({
      user_id: order.userId,
      recipient: order.phone,
      text: signInSmsText(code, order.language),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
  return success({ isLast: row.is_last === true, sendsLeft: row.sends_left ?? 0 });
}

/** What the client is told of the code of a sign-in. */
export interface SignInCodeDelivery {
  readonly otpdelivery: OtpType;
  readonly phonenumber: string;
  readonly sendsleft: number;
}

interface SignInCodeDemand {
  readonly connection: Kysely<Tables>;
  readonly authType: OtpType;
  readonly order: SignInCodeOrder;
}

/** Sends the first code of a sign-in, unless it comes from a device the user has. */
export async function deliverSignInCode(
  { connection, authType, order }: SignInCodeDemand,
  secrets: Secrets,
): Promise<SignInCodeDelivery> {
  if (authType !== 'SMS') {
    return { otpdelivery: authType, phonenumber: '', sendsleft: 0 };
  }
  const issued = await issueSignInCode(connection, order, secrets);
  if (!issued.ok) {
    throw new Error(`The first code of a sign-in was refused: ${issued.failure.code}`);
  }
  return { otpdelivery: 'SMS', phonenumber: maskedPhone(order.phone), sendsleft: issued.value.sendsLeft };
}

interface CodeToCheck {
  readonly sessionId: string;
  readonly otp: string;
  readonly now: Instant;
}

type CheckFailure = Failure<'INCORRECT_OTP' | 'OTP_EXPIRED' | 'OTP_TRIES_LIMIT_EXCEEDED'>;

interface CheckRow {
  readonly refusal: CheckFailure['code'] | null;
  readonly tries_remaining: number;
}

/** Uses up the code of a sign-in, or says by the same rules why it cannot be used. */
export async function spendSignInCode(
  connection: Kysely<Tables>,
  { sessionId, otp, now }: CodeToCheck,
  secrets: Secrets,
): Promise<Result<undefined, CheckFailure>> {
  const hash = codeHash(secrets, { kind: 'login', id: sessionId }, otp);
  const checked = await sql<CheckRow>`
    select refusal, tries_remaining
      from check_code('login', ${sessionId}, ${hash}, ${NOTHING_TO_BOOK}, ${new Date(now)}, true)`.execute(connection);
  const row = onlyRow(checked.rows);
  switch (row.refusal) {
    case null:
      return success(undefined);
    case 'INCORRECT_OTP':
      return refusal({ code: row.refusal, data: { triesLeft: row.tries_remaining.toString() } });
    case 'OTP_EXPIRED':
    case 'OTP_TRIES_LIMIT_EXCEEDED':
      return refusal({ code: row.refusal });
    default:
      return row.refusal satisfies never;
  }
}

function onlyRow<Row>(rows: readonly Row[]): Row {
  const row = rows[0];
  if (row === undefined) {
    throw new Error('A function of the codes answered nothing');
  }
  return row;
}
