import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { Language } from '../../../src/domain/language/Language';
import { DEFAULT_LANGUAGE } from '../../../src/domain/language/Language';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import type { Secrets } from '../../kernel/Secrets';
import { recordAuthentication, signInEvent } from './audit';
import type { CodeChecker, CodeVerdict } from '../../confirmations/CodeChecker';
import { guardedOwner } from '../../confirmations/codeOwner';
import { entryRefusal } from './bankStatus';
import { checkFactor } from './devices';
import { phoneOf } from '../../networks/messages';
import { beginningSignIn, pendingRefusal } from './pendingSignIns';
import type { PendingSignIn } from './pendingSignIns';
import type { Session } from './Session';
import { openSession } from './sessions';
import { issueSignInCode, MESSAGES } from './signInCodes';
import type { SignInCodeSent } from './signInCodes';
import { loginHash } from './signInTries';
import type { Candidate } from './signInTries';
import { issueDecoyCode, takeTry, triesLeftOf } from '../../confirmations/subjectCodes';
import type { SendRefusal } from '../../confirmations/subjectCodes';
import type { Instant } from '../../../src/domain/time/Instant';

/** A try of a blocked login from an unknown browser. */
interface GuardedTry {
  readonly username: string;
  /** User of the login; `undefined` for an unknown login. */
  readonly candidate: Candidate | undefined;
  readonly isRight: boolean;
}

/**
 * Leads a try of a blocked login on to the code page (docs/adr/0014). With the right password the session is the user's and the code is
 * sent; otherwise, and where the user may begin no sign-in now or the bank is blocked, it is a decoy. No answer, now or later,
 * distinguishes the two.
 */
export function beginGuardedSignIn(tried: GuardedTry, call: Call, bank: BankServices): Promise<PendingSignIn> {
  const { candidate, isRight } = tried;
  if (candidate === undefined || !isRight) {
    return bank.database.kysely
      .transaction()
      .execute((connection) =>
        open({ connection, call, bank }, tried, { user: undefined, result: 'INVALID_LOGIN_OR_PASSWORD' }),
      );
  }
  return beginningSignIn(candidate, { call, bank }, async (checker) => {
    const refused =
      (await entryRefusal(checker.connection, candidate.id)) ?? (await pendingRefusal(checker, candidate))?.code;
    const opened = { user: refused === undefined ? candidate : undefined, result: refused ?? 'SUCCESS' };
    return open({ connection: checker.connection, call, bank }, tried, opened);
  });
}

interface GuardedDeps {
  readonly connection: Kysely<Tables>;
  readonly call: Call;
  readonly bank: BankServices;
}

async function open(
  { connection, call, bank }: GuardedDeps,
  { username, candidate }: GuardedTry,
  { user, result }: { readonly user: Candidate | undefined; readonly result: string },
): Promise<PendingSignIn> {
  const guardedAs = candidate?.auth_type ?? decoyOtpType(bank.secrets, username);
  const session = await openSession(connection, { userId: user?.id, stage: 'secondFactor', guardedAs }, call);
  await recordAuthentication(connection, { ...signInEvent(call, candidate), result, sessionId: session.sessionid });
  const order = {
    sessionId: session.sessionid,
    user: user && { id: user.id.toString(), phone: user.phone },
    language: call.language ?? user?.language ?? DEFAULT_LANGUAGE,
  };
  const sent = guardedAs === 'SMS' ? await issueGuardedCode({ connection, call, bank }, order) : undefined;
  return {
    sessionkey: session.sessionkey,
    sessionid: session.sessionid,
    state: 'SECOND_FACTOR_REQUIRED',
    securityquestionid: '',
    otpdelivery: guardedAs,
    phonenumber: '',
    sendsleft: sent === undefined ? 0 : sent.ok ? sent.value.sendsLeft : MESSAGES,
    guarded: true,
  };
}

/** Shares of unknown logins that are said to confirm with an authenticator and with a token. */
const LOGINS = 16;
const AUTHENTICATORS = 3;
const TOKENS = 1;

/**
 * Delivery announced for the code of a guarded sign-in of an unknown login: the same every time for one login, and spread over the kinds of
 * delivery as among real customers.
 */
export function decoyOtpType(secrets: Secrets, username: string): OtpType {
  const place = loginHash(secrets, username).readUInt8() % LOGINS;
  return place < TOKENS ? 'TOKEN' : place < TOKENS + AUTHENTICATORS ? 'TOTP' : 'SMS';
}

interface GuardedCodeOrder {
  readonly sessionId: string;
  /** Recipient of the message; `undefined` for a decoy, which sends none. */
  readonly user: { readonly id: string; readonly phone: string } | undefined;
  readonly language: Language;
}

/**
 * Counts a message and sends it to the user, if there is one. A hold of the user's codes and an exhausted quota of the telephone are not
 * revealed: then the message is counted and none is sent.
 */
async function issueGuardedCode(
  { connection, call: { now }, bank }: GuardedDeps,
  { sessionId, user, language }: GuardedCodeOrder,
): Promise<Result<SignInCodeSent, SendRefusal>> {
  if (user !== undefined) {
    const order = { sessionId, userId: user.id, phone: user.phone, language, now };
    const issued = await issueSignInCode(connection, order, bank);
    if (issued.ok || !QUIET.has(issued.failure.code)) {
      return issued.ok ? issued : refusal(withoutOwner(issued.failure, now));
    }
  }
  const unsent = { owner: guardedOwner(sessionId), recipient: undefined };
  const counted = await issueDecoyCode({ connection, bank, now }, { kind: 'login', id: sessionId }, unsent);
  return counted.ok ? success({ isLast: counted.value.isLast, sendsLeft: counted.value.sendsLeft }) : counted;
}

/** A refusal as a decoy gets it: the moment from which another code can be requested would reveal the messages of the user. */
function withoutOwner(refused: SendRefusal, now: Instant): SendRefusal {
  return refused.code === 'MAX_OTP_TRIES' ? refusedUntil(refused.code, now) : refused;
}

const QUIET: ReadonlySet<SendRefusal['code']> = new Set(['CONFIRMATIONS_ON_HOLD', 'OTP_MESSAGES_LIMIT_EXCEEDED']);

/** Sends another code of a guarded sign-in that comes by message. */
export async function resendGuardedCode(
  session: Session,
  { connection, call, bank }: GuardedDeps,
): Promise<Result<SignInCodeSent, SendRefusal>> {
  if (session.guardedAs !== 'SMS') {
    return refusal(refusedUntil('MAX_OTP_TRIES', call.now));
  }
  const user = session.isDecoy ? undefined : { id: session.userId, phone: await phoneOf(connection, session.userId) };
  const order = { sessionId: session.sessionId, user, language: session.language };
  return issueGuardedCode({ connection, call, bank }, order);
}

type GuardedVerdict = Result<undefined, Failure<AuthenticationFailureCodeOf<'confirmSecondFactor'>>>;

/**
 * Checks the code of a guarded sign-in. Wrong codes count for the user whose password was right, and a hold of the user's codes is not
 * revealed: no code is right then. The answer depends on the five tries of the session alone.
 */
export async function checkGuardedFactor(
  checker: CodeChecker,
  session: Session,
  code: string,
): Promise<GuardedVerdict> {
  const subject = { kind: 'login', id: session.sessionId } as const;
  const isChecked = !session.isDecoy && !(await checker.isOnHold());
  const verdict = isChecked ? await checkFactor(checker, { userId: session.userId, subject }, code) : undefined;
  if (verdict !== undefined && tellsOwner(verdict)) {
    return verdict;
  }
  const left = isChecked ? await triesLeftOf(checker.connection, subject) : await takeTry(checker.connection, subject);
  return left === undefined || left === 0
    ? refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' })
    : refusal({ code: 'INCORRECT_OTP', data: { triesLeft: left.toString() } });
}

/** True for a code that was sent: right, too late, or not the last one. Only its reader learns that. */
function tellsOwner(verdict: CodeVerdict): boolean {
  return verdict.ok || verdict.failure.code === 'OTP_EXPIRED' || verdict.failure.code === 'OTP_REPLACED';
}
