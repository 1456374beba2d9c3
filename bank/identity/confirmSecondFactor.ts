import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../src/application/operations/authentication';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../BankServices';
import type { Tables } from '../database/Tables';
import type { Call } from '../gateway/Call';
import { recordAuthentication } from './audit';
import { codeHash } from './oneTimeCodes';
import type { Session } from './Session';
import { newSessionKey } from './sessions';

interface Grant {
  readonly sessionkey: string;
  readonly sessionid: string;
}

type Outcome = Result<
  Grant,
  Failure<AuthenticationFailureCodeOf<'confirmSecondFactor'> | 'INVALID_SESSION_KEY'>
>;

interface Attempt {
  readonly session: Session;
  readonly otp: string;
  readonly call: Call;
}

/**
 * Checks the code of a sign-in. A right one signs the user in under a new key and the old key is dead at once; the fifth
 * wrong one ends the session (specification 2, section 7.1).
 */
export async function confirmSecondFactor(attempt: Attempt, bank: BankServices): Promise<Outcome> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const outcome = await decide(transaction, attempt, bank);
    await recordAuthentication(transaction, {
      event: 'SECOND_FACTOR',
      result: outcome.ok ? 'SUCCESS' : outcome.failure.code,
      at: attempt.call.now,
      referenceId: attempt.call.referenceId,
      userId: attempt.session.userId,
      customerId: attempt.session.customerId,
      sessionId: attempt.session.sessionId,
      address: attempt.call.address,
    });
    return outcome;
  });
}

async function decide(connection: Kysely<Tables>, attempt: Attempt, bank: BankServices): Promise<Outcome> {
  if (!(await lockPendingSession(connection, attempt.session))) {
    return refusal({ code: 'INVALID_SESSION_KEY' });
  }
  const code = await connection
    .selectFrom('one_time_code')
    .select(['id', 'expires_at', 'used_at'])
    .where('subject_kind', '=', 'login')
    .where('subject_id', '=', BigInt(attempt.session.sessionId))
    .where('code_hash', '=', codeHash(bank.secrets, { kind: 'login', id: attempt.session.sessionId }, attempt.otp))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (code === undefined || code.used_at !== null) {
    return countWrongCode(connection, attempt);
  }
  if (code.expires_at <= attempt.call.now) {
    return refusal({ code: 'OTP_EXPIRED' });
  }
  await connection
    .updateTable('one_time_code')
    .set({ used_at: new Date(attempt.call.now) })
    .where('id', '=', code.id)
    .execute();
  return activate(connection, attempt);
}

/** Two confirmations of one session wait for each other here, so only one can ever succeed. */
async function lockPendingSession(connection: Kysely<Tables>, session: Session): Promise<boolean> {
  const locked = await connection
    .selectFrom('session')
    .select('id')
    .where('id', '=', BigInt(session.sessionId))
    .where('state', '=', 'pending')
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

async function countWrongCode(connection: Kysely<Tables>, { session, call }: Attempt): Promise<Outcome> {
  const counted = await connection
    .updateTable('code_subject')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('subject_kind', '=', 'login')
    .where('subject_id', '=', BigInt(session.sessionId))
    .returning('tries_left')
    .executeTakeFirstOrThrow();
  if (counted.tries_left > 0) {
    return refusal({ code: 'INCORRECT_OTP', data: { triesLeft: counted.tries_left.toString() } });
  }
  await connection
    .updateTable('session')
    .set({ ended_at: new Date(call.now), end_reason: 'OTP_TRIES_LIMIT_EXCEEDED' })
    .where('id', '=', BigInt(session.sessionId))
    .execute();
  return refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
}

async function activate(connection: Kysely<Tables>, { session, call }: Attempt): Promise<Outcome> {
  const { key, hash } = newSessionKey();
  await connection
    .updateTable('session')
    .set({ key_hash: hash, state: 'active', last_activity_at: new Date(call.now) })
    .where('id', '=', BigInt(session.sessionId))
    .execute();
  return success({ sessionkey: key, sessionid: session.sessionId });
}
