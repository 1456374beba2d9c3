import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { EmailChangeRequest, EmailCodeSent, EmailToConfirm } from '../../../src/application/operations/contacts';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import { emailChangedLetter, emailCodeLetter } from '../../../src/domain/user/letters';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import type { Tables } from '../../db/Tables';
import { CodeChecker } from '../../confirmations/CodeChecker';
import { userOwner } from '../../confirmations/codeOwner';
import { queueLetter } from '../../networks/messages';
import { issueCode, untilAnotherBegins } from '../../confirmations/subjectCodes';
import { tellUserDataChanged } from '../notifications';
import type { CallContext } from '../../kernel/Handler';
import { beginChange, isWaiting, repeatedChange } from './profileChanges';

/** Lifetime of a code sent to a new e-mail address, in milliseconds. */
const CONFIRMATION_LIFE_MS = 10 * 60 * 1000;
/**
 * Largest number of addresses a user may begin to confirm within a quarter of an hour, so that the bank cannot be used to send letters to
 * strangers.
 */
const UNFINISHED = 5;
const UNFINISHED_WINDOW_MS = 15 * 60 * 1000;
const NOTICE_LIFE_MS = 24 * 60 * 60 * 1000;

type Sent = Result<EmailCodeSent, Failure<FailureCodeOf<'GET_CONFIRMATION_CODE_BY_EMAIL'> | 'TOO_MANY_REQUESTS'>>;

/** Sends a code to an address, three times at most and half a minute apart, like codes to phones. */
export async function sendEmailCode({ email }: EmailToConfirm, { bank, caller, now }: CallContext): Promise<Sent> {
  if (bank.networks.email === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  return bank.database.kysely.transaction().execute(async (transaction) => {
    await transaction.selectFrom('app_user').select('id').where('id', '=', BigInt(caller.userId)).forUpdate().execute();
    const address = { userId: caller.userId, email, now };
    const found = await findConfirmation(transaction, address);
    const waiting = found === undefined ? await newConfirmation(transaction, address) : success(found.id);
    if (!waiting.ok) {
      return waiting;
    }
    const approver = { connection: transaction, bank, now };
    const issued = await issueCode(
      approver,
      { kind: 'email', id: waiting.value.toString() },
      { owner: userOwner(caller), recipient: email },
    );
    if (!issued.ok) {
      const renewedAt = found && refusedUntil('MAX_OTP_TRIES', found.created_at + CONFIRMATION_LIFE_MS);
      const limit = await unfinishedRefusal(transaction, address);
      return refusal(untilAnotherBegins(untilAnotherBegins(issued.failure, renewedAt), limit));
    }
    const { code, expiresAt, isLast, resendAfterSeconds } = issued.value;
    await queueLetter(
      transaction,
      { userId: caller.userId, email },
      { ...emailCodeLetter(code, caller.language), now, giveUpAt: expiresAt },
    );
    return success({ email, isLastTry: isLast, expiresAt, resendAfterSeconds });
  });
}

interface Address {
  readonly userId: string;
  readonly email: string;
  readonly now: Instant;
}

/** The confirmation of this address that is under way, if any. */
async function findConfirmation(
  connection: Kysely<Tables>,
  { userId, email, now }: Address,
): Promise<{ readonly id: bigint; readonly created_at: Instant } | undefined> {
  return connection
    .selectFrom('email_confirmation')
    .select(['id', 'created_at'])
    .where('user_id', '=', BigInt(userId))
    .where('email', '=', email)
    .where('created_at', '>', sql<number>`${new Date(now - CONFIRMATION_LIFE_MS)}`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Refusal of another address while a user has begun the number of them, until the oldest leaves the window. */
async function unfinishedRefusal(
  connection: Kysely<Tables>,
  { userId, now }: Pick<Address, 'userId' | 'now'>,
): Promise<Failure<'MAX_OTP_TRIES'> | undefined> {
  const oldest = await connection
    .selectFrom('email_confirmation')
    .select('created_at')
    .where('user_id', '=', BigInt(userId))
    .where('created_at', '>', sql<number>`${new Date(now - UNFINISHED_WINDOW_MS)}`)
    .orderBy('created_at', 'desc')
    .offset(UNFINISHED - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest && refusedUntil('MAX_OTP_TRIES', oldest.created_at + UNFINISHED_WINDOW_MS);
}

async function newConfirmation(
  connection: Kysely<Tables>,
  { userId, email, now }: Address,
): Promise<Result<bigint, Failure<'MAX_OTP_TRIES'>>> {
  const refused = await unfinishedRefusal(connection, { userId, now });
  if (refused !== undefined) {
    return refusal(refused);
  }
  const { id } = await connection
    .insertInto('email_confirmation')
    .values({ user_id: userId, email, created_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return success(id);
}

type Begun = Promise<Result<WaitingChange, Failure<FailureCodeOf<'CHANGE_EMAIL'>>>>;

/** Checks the code of the letter, then prepares the change as any other of the profile. */
export async function beginEmailChange(
  { operationId, email, emailOtp }: EmailChangeRequest,
  context: CallContext,
): Begun {
  const { bank, caller, now } = context;
  const repeated = await repeatedChange(
    context,
    operationId,
    (stored) => isWaiting(stored) && stored.part === 'email' && stored.email === email,
  );
  if (repeated !== undefined) {
    return repeated;
  }
  const { kysely } = bank.database;
  const waiting = await findConfirmation(kysely, { userId: caller.userId, email, now });
  if (waiting === undefined) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  const checked = await CodeChecker.transaction(bank, { owner: userOwner(caller), now }, (checker) =>
    checker.check({ kind: 'email', id: waiting.id.toString() }, emailOtp),
  );
  return checked.ok ? beginChange(context, { operationId, payload: { part: 'email', email } }) : checked;
}

/** Stores the new address, and notifies the previous one. */
export async function changeEmail(
  connection: Kysely<Tables>,
  { bank, caller, now }: CallContext,
  email: string,
): Promise<void> {
  const { email: before } = await connection
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
  await connection.updateTable('app_user').set({ email }).where('id', '=', BigInt(caller.userId)).execute();
  if (before !== '' && before !== email && bank.networks.email !== undefined) {
    await queueLetter(
      connection,
      { userId: caller.userId, email: before },
      { ...emailChangedLetter(caller.language), now, giveUpAt: now + NOTICE_LIFE_MS },
    );
  }
  await tellUserDataChanged(connection, caller, now);
}
