import type { AuthenticationFailureCodeOf, SignInState } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { Instant } from '../../../src/domain/time/Instant';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { BankServices } from '../../kernel/BankServices';
import type { Call } from '../../kernel/Call';
import { recordAuthentication, signInEvent } from './audit';
import { entryRefusal } from './bankStatus';
import type { EntryRefusal } from './bankStatus';
import { withConstantTime } from './constantTime';
import { beginGuardedSignIn } from './guardedSignIn';
import { inHashingQueue } from './hashingCalls';
import { verifyAgainstNobody, verifyPassword } from './passwords';
import { beginningSignIn, pendingRefusal } from './pendingSignIns';
import type { PendingSignIn } from './pendingSignIns';
import { recordRefusedSignIn } from './refusedSignIn';
import { openSession } from './sessions';
import { deliverSignInCode } from './signInCodes';
import { returnSignInTry, takeSignInTry } from './signInSources';
import { countTry, forgetTries } from './signInTries';
import type { Candidate } from './signInTries';

type Outcome = Result<
  PendingSignIn,
  Failure<AuthenticationFailureCodeOf<'authenticate'> | 'TOO_MANY_REQUESTS' | EntryRefusal>
>;

/** Next step a client has to offer after the password; see SIGN_IN_STATES. The code always comes first. */
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
 * Checks login and password, opens a session that waits for its code, and has the code sent (specification 2, section 7.1). An unknown
 * login and a wrong password get one answer after the same time. While a login is blocked, every try from an unknown browser goes on to the
 * code, whatever the password, also for an unknown login (docs/adr/0014). A network with too many failed sign-ins is refused, whatever
 * login it names.
 * @throws QueueFull when too many passwords wait to be checked
 */
export async function authenticate(
  credentials: { readonly username: string; readonly password: string },
  call: Call,
  bank: BankServices,
): Promise<Outcome> {
  const freeAt = await takeSignInTry(call, bank);
  if (freeAt !== undefined) {
    await recordAuthentication(bank.database.kysely, { ...signInEvent(call), result: 'TOO_MANY_REQUESTS' });
    return refusal(refusedUntil('TOO_MANY_REQUESTS', freeAt));
  }
  const { candidate, outcome, isGuarded } = await inHashingQueue(() => check(credentials, call, bank));
  if (isGuarded) {
    const guarded = { username: credentials.username, candidate, isRight: outcome === 'passed' };
    return success(await withConstantTime(() => beginGuardedSignIn(guarded, call, bank)));
  }
  if (candidate === undefined || outcome !== 'passed') {
    const refused = { event: 'SIGN_IN', result: 'INVALID_LOGIN_OR_PASSWORD', candidate } as const;
    const notice = outcome === 'unknownBrowser' ? 'unknownBrowserRefused' : undefined;
    await withConstantTime(() =>
      bank.database.kysely
        .transaction()
        .execute((transaction) => recordRefusedSignIn(transaction, { ...refused, notice }, call)),
    );
    return refusal({ code: 'INVALID_LOGIN_OR_PASSWORD' });
  }
  return openPendingSession(candidate, call, bank);
}

/** Outcome of a check: `unknownBrowser` stands for a right password where only known browsers may sign in. */
interface Checked {
  readonly candidate: Candidate | undefined;
  readonly outcome: 'passed' | 'failed' | 'unknownBrowser';
  /** True when the login is blocked for the browser of the call, which is not a known one. */
  readonly isGuarded: boolean;
}

async function check(
  { username, password }: { readonly username: string; readonly password: string },
  call: Call,
  bank: BankServices,
): Promise<Checked> {
  const { candidate, isBlocked } = await countTry(username, call, bank);
  const isUnknown = (candidate?.device_id ?? null) === null;
  const isGuarded = isBlocked && isUnknown;
  const mayNot = isUnknown && candidate?.known_devices_only === true;
  const isShut = isBlocked && (!isUnknown || mayNot);
  if (candidate === undefined || isShut || isPast(candidate.one_time_password_until, call.now)) {
    await verifyAgainstNobody(password);
    return { candidate, outcome: 'failed', isGuarded };
  }
  if (!(await verifyPassword(candidate.password_hash, password))) {
    return { candidate, outcome: 'failed', isGuarded };
  }
  return { candidate, outcome: mayNot ? 'unknownBrowser' : 'passed', isGuarded };
}

/** True when a password sent by message was not used in time. */
function isPast(until: Instant | null, now: Instant): boolean {
  return until !== null && until <= now;
}

function openPendingSession(candidate: Candidate, call: Call, bank: BankServices): Promise<Outcome> {
  return beginningSignIn(candidate, { call, bank }, async (checker) => {
    const transaction = checker.connection;
    await forgetTries(transaction, candidate);
    await returnSignInTry(transaction, call);
    const event = signInEvent(call, candidate);
    const blocked = await entryRefusal(transaction, candidate.id);
    if (blocked !== undefined) {
      await recordAuthentication(transaction, { ...event, result: blocked });
      return refusal({ code: blocked });
    }
    const refused = await pendingRefusal(checker, candidate);
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
      guarded: false,
      ...delivery,
    });
  });
}
