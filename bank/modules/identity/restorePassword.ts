import { createHmac } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { SecurityQuestion } from '../../../src/domain/user/securityQuestions';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import type { Secrets } from '../../kernel/Secrets';
import { recordAuthentication } from './audit';
import { deviceKeyHash } from './knownDevices';
import { readSecurityQuestions } from './securityQuestionRepository';
import { openSession } from './sessions';
import { readKnownPhone } from '../../../src/domain/text/identifiers';

/** Largest number of restores of one person in a day; each brings three messages and five tries. */
const RESTORES_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Login and telephone a visitor enters to restore a password. */
export interface RestoreRequest {
  readonly username: string;
  readonly phone: string;
}

interface BegunRestore {
  readonly sessionkey: string;
  readonly sessionid: string;
  readonly questionid: string;
}

type Outcome = Result<BegunRestore, Failure<AuthenticationFailureCodeOf<'restorePassword'>>>;

/**
 * Opens a session in which a password may be restored (specification 2, section 7.1). A stranger learns nothing: an unknown login, or a
 * login with another telephone, gets a session and a question too, and never a code.
 */
export async function restorePassword(request: RestoreRequest, call: Call, bank: BankServices): Promise<Outcome> {
  const hash = restoreHash(bank.secrets, request);
  return bank.database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE()}::bigint)`.execute(transaction);
    const user = await findUser(transaction, request, call);
    const tooMany = await dayRefusal(transaction, hash, call);
    await recordAuthentication(transaction, {
      event: 'RESTORE',
      result: tooMany?.code ?? (user === undefined ? 'UNKNOWN' : 'SUCCESS'),
      at: call.now,
      referenceId: call.referenceId,
      userId: user?.id.toString(),
      customerId: user?.customer_id.toString(),
      address: call.address,
    });
    if (tooMany !== undefined) {
      return refusal(tooMany);
    }
    const session = await openSession(
      transaction,
      { userId: user?.id, stage: 'restoreChoice', restoreHash: hash },
      call,
    );
    const questions = await readSecurityQuestions(transaction);
    return success({
      sessionkey: session.sessionkey,
      sessionid: session.sessionid,
      questionid: user?.question_id ?? decoyQuestion(hash, questions),
    });
  });
}

function restoreHash(secrets: Secrets, { username, phone }: RestoreRequest): Buffer {
  return createHmac('sha256', secrets.hashKey)
    .update(`restore:${username.toLowerCase()}:${readKnownPhone(phone)}`)
    .digest();
}

/**
 * User of this login and telephone; `undefined` for a browser that may not sign in, or a blocked user, because a restore must not be a way
 * around.
 */
function findUser(connection: Kysely<Tables>, { username, phone }: RestoreRequest, call: Call) {
  return connection
    .selectFrom('app_user')
    .select(['id', 'customer_id', 'question_id'])
    .where(({ fn, val }) => sql<boolean>`lower(login) = ${fn('lower', [val(username)])}`)
    .where('phone', '=', readKnownPhone(phone))
    .where('access_blocked_at', 'is', null)
    .where(
      sql<boolean>`(not known_devices_only or exists (select from known_device d
        where d.user_id = app_user.id and d.key_hash = ${deviceKeyHash(call.deviceKey)} and d.expires_at > ${new Date(call.now)}))`,
    )
    .executeTakeFirst();
}

/** Refusal of a restore while a day has its number of them, until the oldest is a day old. */
export async function dayRefusal(
  connection: Kysely<Tables>,
  hash: Buffer,
  call: Pick<Call, 'now'>,
): Promise<Failure<'MAX_OTP_TRIES'> | undefined> {
  const oldest = await connection
    .selectFrom('session')
    .select('created_at')
    .where('restore_hash', '=', hash)
    .where('created_at', '>', sql<number>`${new Date(call.now - DAY_MS)}`)
    .orderBy('created_at', 'desc')
    .offset(RESTORES_A_DAY - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest && refusedUntil('MAX_OTP_TRIES', oldest.created_at + DAY_MS);
}

/** Decoy question: the same every time for the same hash. */
function decoyQuestion(hash: Buffer, questions: readonly SecurityQuestion[]): string {
  return questions[hash.readUInt8(hash.length - 1) % questions.length]?.id ?? '';
}
