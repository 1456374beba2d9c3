import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { recordAuthentication, stepOf } from './audit';
import { CodeChecker } from '../../confirmations/CodeChecker';
import { signInOwner } from './signInOwner';
import { checkFactor } from './devices';
import { withConstantTime } from './constantTime';
import { checkGuardedFactor } from './guardedSignIn';
import type { Session } from './Session';
import { advanceSession } from './sessions';
import type { Grant } from './sessions';
import { returnSignInTry } from './signInSources';

type Outcome = Result<Grant, Failure<AuthenticationFailureCodeOf<'confirmSecondFactor'> | 'INVALID_SESSION_KEY'>>;

interface Attempt {
  readonly session: Session;
  readonly otp: string;
  readonly call: Call;
}

/**
 * Checks the code of a sign-in. A right one signs the user in, or goes on with a first login, under a new key and the old
 * key is dead at once; the fifth wrong one ends the session (specification 2, section 7.1), and all are counted with the user's
 * other codes. In a guarded sign-in the answers for a known and an unknown login are the same after the same time.
 */
export function confirmSecondFactor(attempt: Attempt, bank: BankServices): Promise<Outcome> {
  const confirm = () => confirmIn(attempt, bank);
  return attempt.session.guardedAs === undefined ? confirm() : withConstantTime(confirm);
}

function confirmIn(attempt: Attempt, bank: BankServices): Promise<Outcome> {
  const { session, call } = attempt;
  return CodeChecker.transaction(bank, { owner: signInOwner(session), now: call.now }, async (checker) => {
    const outcome = await decide(checker, attempt);
    const result = outcome.ok ? 'SUCCESS' : outcome.failure.code;
    await recordAuthentication(checker.connection, { ...stepOf(session, call), event: 'SECOND_FACTOR', result });
    return outcome;
  });
}

async function decide(checker: CodeChecker, attempt: Attempt): Promise<Outcome> {
  const { connection } = checker;
  if (!(await lockPendingSession(connection, attempt.session))) {
    return refusal({ code: 'INVALID_SESSION_KEY' });
  }
  const { session, otp } = attempt;
  const subject = { kind: 'login', id: session.sessionId } as const;
  const used = await (session.guardedAs === undefined
    ? checkFactor(checker, { userId: session.userId, subject }, otp)
    : checkGuardedFactor(checker, session, otp));
  if (used.ok) {
    return activate(connection, attempt);
  }
  if (used.failure.code === 'OTP_TRIES_LIMIT_EXCEEDED') {
    await endForWrongCodes(connection, attempt);
  }
  return used;
}

/**
 * Two confirmations of one session wait for each other here, so only one can ever succeed. The user comes first, as in
 * every change that ends sessions, so that no deadlock arises.
 */
async function lockPendingSession(connection: Kysely<Tables>, session: Session): Promise<boolean> {
  await connection
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', BigInt(session.userId))
    .forNoKeyUpdate()
    .execute();
  const locked = await connection
    .selectFrom('session')
    .select('id')
    .where('id', '=', BigInt(session.sessionId))
    .where('stage', '=', 'secondFactor')
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

async function endForWrongCodes(connection: Kysely<Tables>, { session, call }: Attempt): Promise<void> {
  await connection
    .updateTable('session')
    .set({ ended_at: new Date(call.now), end_reason: 'OTP_TRIES_LIMIT_EXCEEDED' })
    .where('id', '=', BigInt(session.sessionId))
    .execute();
}

/** A guarded sign-in leaves the block as it is, and its try of a password counts as right only now. */
async function activate(connection: Kysely<Tables>, { session, call }: Attempt): Promise<Outcome> {
  if (session.guardedAs !== undefined) {
    await returnSignInTry(connection, call);
  }
  const { first_login_step: step } = await connection
    .updateTable('app_user')
    .set({ blocks_in_a_row: 0 })
    .where('id', '=', BigInt(session.userId))
    .returning('first_login_step')
    .executeTakeFirstOrThrow();
  return advanceSession(connection, session, { stage: step ?? 'active', now: call.now });
}
