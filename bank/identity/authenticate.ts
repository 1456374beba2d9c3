import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf, SignInState } from '../../src/application/operations/authentication';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { Language } from '../../src/domain/language/Language';
import type { Instant } from '../../src/domain/time/Instant';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { OtpType } from '../../src/domain/user/ProfileChange';
import { signInNoticeText } from '../../src/domain/user/securityMessages';
import type { SignInNotice } from '../../src/domain/user/securityMessages';
import type { BankServices } from '../BankServices';
import type { Tables } from '../database/Tables';
import type { Call } from '../gateway/Call';
import { recordAuthentication } from './audit';
import { CodeJudge } from './CodeJudge';
import { userOwner } from './codeOwner';
import { inEvenTime } from './evenTime';
import { inHashingQueue } from './hashingCalls';
import { deviceKeyHash } from './knownDevices';
import { queueMessage } from './messages';
import { verifyAgainstNobody, verifyPassword } from './passwords';
import { openSession } from './sessions';
import { deliverSignInCode } from './signInCodes';
import type { SignInCodeDelivery } from './signInCodes';
import { returnSignInTry, takeSignInTry } from './signInSources';
import { firstCodeRefusal } from './subjectCodes';

/** Wrong passwords in a row before a login is blocked (reliability: S8). */
const FAILURES_BEFORE_BLOCK = 5;

/** Sign-ins of one user that were begun and never finished, within a quarter of an hour: each brings a message and five tries. */
const UNFINISHED_SIGN_INS = 10;
const UNFINISHED_WITHIN_MS = 15 * 60 * 1000;

interface PendingSession extends SignInCodeDelivery {
  readonly sessionkey: string;
  readonly sessionid: string;
  readonly state: SignInState;
  readonly securityquestionid: string;
}

type Outcome = Result<PendingSession, Failure<AuthenticationFailureCodeOf<'authenticate'> | 'TOO_MANY_REQUESTS'>>;

interface Candidate {
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
  /** The browser of the call, where the user is known by it. */
  readonly device_id: bigint | null;
}

/** What a client has to be ready for; see SIGN_IN_STATES. The code always comes first. */
function stateOf(candidate: Candidate): SignInState {
  switch (candidate.first_login_step) {
    case null:
      return 'SECOND_FACTOR_REQUIRED';
    case 'newPassword':
      return 'NEW_PASSWORD_REQUIRED';
    case 'securityQuestion':
      return 'SECURITY_QUESTION_REQUIRED';
    default:
      return candidate.first_login_step satisfies never;
  }
}

/**
 * Checks login and password, opens a session that waits for its code, and has the code sent (specification 2, section 7.1).
 * An unknown login, a wrong password and a blocked login get one answer after one and the same time; a network from which
 * too many sign-ins failed is not listened to, whatever login it names.
 * Throws QueueFull when too many passwords wait to be checked.
 */
export async function authenticate(
  credentials: { readonly username: string; readonly password: string },
  call: Call,
  bank: BankServices,
): Promise<Outcome> {
  if (!(await takeSignInTry(call, bank))) {
    await recordAuthentication(bank.database.kysely, { ...eventOf(call), result: 'TOO_MANY_REQUESTS' });
    return refusal({ code: 'TOO_MANY_REQUESTS' });
  }
  const { candidate, outcome } = await inHashingQueue(() => check(credentials, call, bank));
  if (candidate === undefined || outcome !== 'passed') {
    await inEvenTime(() => refuse({ candidate, outcome }, call, bank));
    return refusal({ code: 'INVALID_LOGIN_OR_PASSWORD' });
  }
  return openPendingSession(candidate, call, bank);
}

/**
 * Writes a sign-in down that failed. The user is told once when a block begins, and of a right password from a browser that may
 * not sign in, which the count of tries keeps to a few; the answer tells nobody any of this.
 */
async function refuse({ candidate, outcome }: Checked, call: Call, bank: BankServices): Promise<void> {
  await bank.database.kysely.transaction().execute(async (transaction) => {
    await recordAuthentication(transaction, {
      ...eventOf(call),
      result: 'INVALID_LOGIN_OR_PASSWORD',
      userId: candidate?.id.toString(),
    });
    const notice = candidate && noticeOf(candidate, outcome);
    if (candidate !== undefined && notice !== undefined) {
      const recipient = { userId: candidate.id.toString(), phone: candidate.phone };
      await queueMessage(transaction, recipient, { text: signInNoticeText(notice, candidate.language), now: call.now });
    }
  });
}

function noticeOf(candidate: Candidate, outcome: Checked['outcome']): SignInNotice | undefined {
  if (outcome === 'unknownBrowser') {
    return 'unknownBrowserRefused';
  }
  if (candidate.failed_tries !== FAILURES_BEFORE_BLOCK) {
    return undefined;
  }
  return candidate.device_id === null ? 'newBrowsersBlocked' : 'knownBrowserBlocked';
}

function eventOf(call: Call) {
  return {
    event: 'SIGN_IN',
    at: call.now,
    referenceId: call.referenceId,
    address: call.address,
    userAgent: call.userAgent,
  } as const;
}

/** The outcome of a check: `unknownBrowser` stands for a right password where only known browsers may sign in. */
interface Checked {
  readonly candidate: Candidate | undefined;
  readonly outcome: 'passed' | 'failed' | 'unknownBrowser';
}

async function check(
  { username, password }: { readonly username: string; readonly password: string },
  call: Call,
  bank: BankServices,
): Promise<Checked> {
  const candidate = await countTry(username, call, bank);
  if (
    candidate === undefined ||
    candidate.failed_tries > FAILURES_BEFORE_BLOCK ||
    isPast(candidate.one_time_password_until, call.now)
  ) {
    await verifyAgainstNobody(password);
    return { candidate, outcome: 'failed' };
  }
  if (!(await verifyPassword(candidate.password_hash, password))) {
    return { candidate, outcome: 'failed' };
  }
  return {
    candidate,
    outcome: candidate.known_devices_only && candidate.device_id === null ? 'unknownBrowser' : 'passed',
  };
}

/** A password that came by message and was not used in time is no password any more. */
function isPast(until: Instant | null, now: Instant): boolean {
  return until !== null && until <= now;
}

/**
 * Counts a try before it is checked and reads the count in the same statement, so that however many come at once no more
 * than five are ever checked. A right password sets the count back; each block is twice as long as the one before, until the
 * user has signed in. A browser the user is known by has a count of its own (docs/adr/0083). The count does not wait for the disk
 * by itself: the entry of the journal that follows does, and a login that exists must not take the time of one more wait than
 * one that does not.
 */
const COUNT_TRY = `
  with unwaited as materialized (select set_config('synchronous_commit', 'off', true) as setting)
  select counted.* from unwaited, count_sign_in_try($1, $2, $3, $4) counted where setting = 'off'`;

/** What can be a login at all. */
export const LOGIN = /^[\p{L}\p{N}@.+_-]{1,128}$/u;

async function countTry(username: string, call: Call, bank: BankServices): Promise<Candidate | undefined> {
  const counted = await bank.database.pool.query<Candidate>({
    name: 'count-sign-in-try',
    text: COUNT_TRY,
    values: [
      LOGIN.test(username) ? username : '',
      deviceKeyHash(call.deviceKey),
      FAILURES_BEFORE_BLOCK,
      new Date(call.now),
    ],
  });
  return counted.rows[0];
}

/** No session is opened yet when the codes of its user are asked about. */
const NO_SESSION = '0';

async function openPendingSession(candidate: Candidate, call: Call, bank: BankServices): Promise<Outcome> {
  const owner = userOwner({ userId: candidate.id.toString(), sessionId: NO_SESSION });
  return CodeJudge.transaction(bank, { owner, now: call.now }, async (judge) => {
    const transaction = judge.connection;
    await forgetTries(transaction, candidate);
    await returnSignInTry(transaction, call);
    const event = { ...eventOf(call), userId: candidate.id.toString(), customerId: candidate.customer_id.toString() };
    if ((await unfinishedSignIns(transaction, candidate, call.now)) >= UNFINISHED_SIGN_INS) {
      await recordAuthentication(transaction, { ...event, result: 'MAX_OTP_TRIES' });
      return refusal({ code: 'MAX_OTP_TRIES' });
    }
    const refused = await firstCodeRefusal(judge, owner.id);
    if (refused !== undefined) {
      await recordAuthentication(transaction, { ...event, result: refused.code });
      return refusal(refused);
    }
    const session = await openSession(transaction, { userId: candidate.id, stage: 'secondFactor' }, call);
    const order = {
      sessionId: session.sessionid,
      userId: candidate.id.toString(),
      phone: candidate.phone,
      language: call.language ?? candidate.language,
      now: call.now,
    };
    const delivery = await deliverSignInCode({ connection: transaction, authType: candidate.auth_type, order }, bank);
    await recordAuthentication(transaction, { ...event, result: 'SUCCESS', sessionId: session.sessionid });
    return success({
      sessionkey: session.sessionkey,
      sessionid: session.sessionid,
      state: stateOf(candidate),
      securityquestionid: candidate.question_id ?? '',
      ...delivery,
    });
  });
}

/** A right password sets the count back that it was held against; what others tried elsewhere stays counted. */
async function forgetTries(connection: Kysely<Tables>, { id, device_id: deviceId }: Candidate): Promise<void> {
  const forgotten = { failed_tries: 0, blocked_until: null };
  await (deviceId === null
    ? connection.updateTable('app_user').set(forgotten).where('id', '=', id).execute()
    : connection.updateTable('known_device').set(forgotten).where('id', '=', deviceId).execute());
}

async function unfinishedSignIns(connection: Kysely<Tables>, candidate: Candidate, now: Instant): Promise<number> {
  const counted = await sql<{ sessions: number }>`
    select count(*)::int as sessions from session
     where user_id = ${candidate.id} and stage = 'secondFactor' and created_at > ${new Date(now - UNFINISHED_WITHIN_MS)}`.execute(
    connection,
  );
  return counted.rows[0]?.sessions ?? 0;
}
