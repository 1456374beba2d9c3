import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../src/application/operations/authentication';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../BankServices';
import type { Tables } from '../database/Tables';
import type { Call } from '../gateway/Call';
import { recordAuthentication } from './audit';
import { FAILURES_BEFORE_BLOCK } from './authenticate';
import { authTypeOf, checkDevice } from './devices';
import type { Session } from './Session';
import { advanceSession } from './sessions';
import type { Grant } from './sessions';
import { spendSignInCode } from './signInCodes';

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
 * Checks the code of a sign-in. A right one signs the user in, or goes on with a first login, under a new key and the old
 * key is dead at once; the fifth wrong one ends the session (specification 2, section 7.1).
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
  const { session, otp, call } = attempt;
  const type = await authTypeOf(connection, session.userId);
  const used = await (type === 'SMS'
    ? spendSignInCode(connection, { sessionId: session.sessionId, otp, now: call.now }, bank.secrets)
    : checkDevice(
        { connection, secrets: bank.secrets, now: call.now },
        { userId: session.userId, type, subject: { kind: 'login', id: session.sessionId } },
        otp,
      ));
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
 * every change that ends sessions, so that nobody waits in a ring.
 */
async function lockPendingSession(connection: Kysely<Tables>, session: Session): Promise<boolean> {
  await connection.selectFrom('app_user').select('id').where('id', '=', BigInt(session.userId)).forNoKeyUpdate().execute();
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
  await countWrongCodes(connection, session, call);
}

/** Sign-ins in a row that ended by wrong codes before the login is blocked: somebody else knows the password. */
const WRONG_CODE_SIGN_INS = 3;

async function countWrongCodes(connection: Kysely<Tables>, { userId }: Session, { now }: Call): Promise<void> {
  await sql`
    update app_user
       set wrong_code_sign_ins = (wrong_code_sign_ins + 1) % ${WRONG_CODE_SIGN_INS}::int,
           failed_tries = case when blocks then ${FAILURES_BEFORE_BLOCK}::int else failed_tries end,
           blocked_until = case when blocks then ${new Date(now)}::timestamptz + block_of(blocks_in_a_row) else blocked_until end,
           blocks_in_a_row = blocks_in_a_row + blocks::int
      from (select wrong_code_sign_ins + 1 >= ${WRONG_CODE_SIGN_INS}::int as blocks from app_user where id = ${BigInt(userId)}) as count
     where id = ${BigInt(userId)}`.execute(connection);
}

async function activate(connection: Kysely<Tables>, { session, call }: Attempt): Promise<Outcome> {
  const { first_login_step: step } = await connection
    .updateTable('app_user')
    .set({ blocks_in_a_row: 0, wrong_code_sign_ins: 0 })
    .where('id', '=', BigInt(session.userId))
    .returning('first_login_step')
    .executeTakeFirstOrThrow();
  return advanceSession(connection, session, { stage: step ?? 'active', now: call.now });
}
