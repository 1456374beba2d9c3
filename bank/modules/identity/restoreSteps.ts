import { originBound } from '../../networks/originBound';
import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { restoreSmsText } from '../../../src/domain/user/securityMessages';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { recordAuthentication, stepOf } from './audit';
import type { AuthenticationEvent } from './audit';
import { withConstantTime } from './constantTime';
import { CodeChecker } from '../../confirmations/CodeChecker';
import type { CodeOwner } from '../../confirmations/codeOwner';
import { queueMessage } from '../../networks/messages';
import { dayRefusal } from './restorePassword';
import { checkSecretAnswer } from './secretAnswers';
import type { Session } from './Session';
import { advanceSession, endSession } from './sessions';
import type { Grant } from './sessions';
import { issueCode, issueDecoyCode, untilAnotherBegins } from '../../confirmations/subjectCodes';

interface RestoreCodeSent {
  readonly islastsmstry: boolean;
  readonly sendsleft: number;
}

type CodeRefusal = Failure<AuthenticationFailureCodeOf<'sendOtpDuringRestore'> | 'TOO_MANY_REQUESTS'>;

/** Sends the code of a restore, at most three times. For a decoy everything is the same but the message. */
export async function sendRestoreCode(
  session: Session,
  call: Call,
  bank: BankServices,
): Promise<Result<RestoreCodeSent, CodeRefusal>> {
  return withConstantTime(() => sendCode(session, call, bank));
}

async function sendCode(
  session: Session,
  call: Call,
  bank: BankServices,
): Promise<Result<RestoreCodeSent, CodeRefusal>> {
  return bank.database.kysely.transaction().execute(async (connection) => {
    const context = { connection, bank, now: call.now };
    const subject = { kind: 'restore', id: session.sessionId } as const;
    const asked = await askedWith(connection, session);
    const order = { owner: restoreOwner(session, asked), recipient: `restore ${asked.toString('hex')}` };
    const issued = await (session.isDecoy
      ? issueDecoyCode(context, subject, order)
      : issueCode(context, subject, order));
    if (issued.ok && !session.isDecoy) {
      const { phone } = await connection
        .selectFrom('app_user')
        .select('phone')
        .where('id', '=', BigInt(session.userId))
        .executeTakeFirstOrThrow();
      const { code } = issued.value;
      const text = originBound(restoreSmsText(code, session.language), code, bank.configuration.publicAddress);
      await queueMessage(connection, { userId: session.userId, phone }, { text, now: call.now, urgency: 'access' });
    }
    await recordAuthentication(connection, eventOf('RESTORE_CODE', { session, call, outcome: issued }));
    return issued.ok
      ? success({ islastsmstry: issued.value.isLast, sendsleft: issued.value.sendsLeft })
      : refusal(untilAnotherBegins(issued.failure, await dayRefusal(connection, asked, call)));
  });
}

type ConfirmRefusal = Failure<AuthenticationFailureCodeOf<'confirmOtpDuringRestore'> | 'INVALID_SESSION_KEY'>;

/** Checks the code of a restore. A right one lets a new password be set; the fifth wrong one ends the session. */
export async function confirmRestoreCode(
  attempt: { readonly session: Session; readonly otp: string },
  call: Call,
  bank: BankServices,
): Promise<Result<Grant, ConfirmRefusal>> {
  return withConstantTime(() => confirmCode(attempt, call, bank));
}

async function confirmCode(
  { session, otp }: { readonly session: Session; readonly otp: string },
  call: Call,
  bank: BankServices,
): Promise<Result<Grant, ConfirmRefusal>> {
  const owner = restoreOwner(session, await askedWith(bank.database.kysely, session));
  const outcome = await CodeChecker.transaction(bank, { owner, now: call.now }, async (checker) => {
    const { connection } = checker;
    const checked = await checker.check({ kind: 'restore', id: session.sessionId }, otp);
    await recordAuthentication(connection, eventOf('RESTORE_CONFIRMED', { session, call, outcome: checked }));
    return checked.ok ? advanceSession(connection, session, { stage: 'restoredPassword', now: call.now }) : checked;
  });
  if (!outcome.ok && outcome.failure.code === 'OTP_TRIES_LIMIT_EXCEEDED') {
    await endSession(bank.database, session.sessionId, { reason: outcome.failure.code, now: call.now });
  }
  return outcome;
}

/**
 * Codes of a restore are counted by a keyed hash of the login and telephone of the request, so that a person the bank does not
 * know is answered the same, and a stranger who knows both cannot block confirmations of their owner.
 */
function restoreOwner(session: Session, asked: Buffer): CodeOwner {
  const userId = session.isDecoy ? undefined : session.userId;
  return { kind: 'restore', id: asked.readBigInt64BE().toString(), sessionId: session.sessionId, userId };
}

async function askedWith(connection: Kysely<Tables>, { sessionId }: Session): Promise<Buffer> {
  const { restore_hash: hash } = await connection
    .selectFrom('session')
    .select('restore_hash')
    .where('id', '=', BigInt(sessionId))
    .executeTakeFirstOrThrow();
  if (hash === null) {
    throw new Error(`The session ${sessionId} restores no password`);
  }
  return hash;
}

interface AnsweredRestore extends Grant {
  readonly phone: string;
  readonly email: string;
}

type AnswerRefusal = Failure<AuthenticationFailureCodeOf<'confirmAnswerForSecurityQuestion'> | 'INVALID_SESSION_KEY'>;

/**
 * Checks the secret answer during a restore. A right one shows, masked, where the code will go; it never replaces the code
 * (reliability: S14).
 */
export async function confirmRestoreAnswer(
  attempt: { readonly session: Session; readonly answer: string },
  call: Call,
  bank: BankServices,
): Promise<Result<AnsweredRestore, AnswerRefusal>> {
  return withConstantTime(() => confirmAnswer(attempt, call, bank));
}

async function confirmAnswer(
  { session, answer }: { readonly session: Session; readonly answer: string },
  call: Call,
  bank: BankServices,
): Promise<Result<AnsweredRestore, AnswerRefusal>> {
  const checked = await checkSecretAnswer(bank, session, { answer, now: call.now });
  await recordAuthentication(bank.database.kysely, eventOf('RESTORE_ANSWER', { session, call, outcome: checked }));
  if (!checked.ok) {
    return refusal(checked.failure);
  }
  const advanced = await advanceSession(bank.database.kysely, session, { stage: 'restoreCode', now: call.now });
  return advanced.ok ? success({ ...advanced.value, ...checked.value }) : advanced;
}

interface StepOutcome {
  readonly session: Session;
  readonly call: Call;
  readonly outcome: Result<unknown, Failure>;
}

function eventOf(event: AuthenticationEvent['event'], { session, call, outcome }: StepOutcome): AuthenticationEvent {
  return {
    ...stepOf(session, call),
    event,
    result: outcome.ok ? 'SUCCESS' : outcome.failure.code,
  };
}
