import { sql } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type {
  PasswordChangeRequest,
  SecurityQuestionChangeRequest,
  UsernameChangeRequest,
} from '../../../src/application/operations/security';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import { comparableAnswer, isSecretAnswer } from '../../../src/domain/user/secretAnswer';
import {
  inHashingQueue,
  hashNewPassword,
  passwordRefusal,
  passwordRuleRefusal,
  verifyPassword,
  hashAnswer,
  isSecurityQuestion,
  readPasswordPolicy,
} from '../identity';
import { returnTries, takeTry } from '../../confirmations/subjectCodes';
import type { CallContext } from '../../kernel/Handler';
import { beginChange, changesRefusal, isWaiting, repeatedChange } from './profileChanges';

type Outcome<Code extends 'CHANGE_PASSWORD' | 'CHANGE_USERNAME' | 'SET_NEW_ANSWER_FOR_SECURITY_QUESTION'> = Promise<
  Result<WaitingChange, Failure<FailureCodeOf<Code>>>
>;

/**
 * Checks the current password and the new one; five wrong current ones and this session may try no more. What is seen without a
 * hash is refused first. Throws QueueFull.
 */
export async function beginPasswordChange(
  request: PasswordChangeRequest,
  context: CallContext,
): Outcome<'CHANGE_PASSWORD'> {
  const { operationId, currentPassword, newPassword } = request;
  const repeated = await repeatedChange(
    context,
    operationId,
    (payload) =>
      isWaiting(payload) &&
      payload.part === 'password' &&
      inHashingQueue(() => verifyPassword(payload.passwordHash, newPassword)),
  );
  if (repeated !== undefined) {
    return repeated;
  }
  const user = await readUser(context);
  const policy = await readPasswordPolicy(context.bank.database);
  const weak = passwordRuleRefusal({ username: user.login, phone: user.phone, newPassword, policy });
  if (weak !== undefined) {
    return refusal(weak);
  }
  const tooMany = await changesRefusal(context);
  if (tooMany !== undefined) {
    return refusal(tooMany);
  }
  const { kysely } = context.bank.database;
  const subject = { kind: 'password', id: context.caller.sessionId } as const;
  const triesLeft = await takeTry(kysely, subject);
  if (triesLeft === undefined) {
    return refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
  }
  if (!(await inHashingQueue(() => verifyPassword(user.password_hash, currentPassword)))) {
    return refusal({ code: 'INCORRECT_PASSWORD', data: { triesLeft: triesLeft.toString() } });
  }
  await returnTries(kysely, subject);
  const broken = await passwordRefusal({
    username: user.login,
    phone: user.phone,
    currentHash: user.password_hash,
    newPassword,
    policy,
  });
  if (broken !== undefined) {
    return refusal(broken);
  }
  const payload = { part: 'password', passwordHash: await hashNewPassword(newPassword) } as const;
  return beginChange(context, { operationId, payload });
}

function readUser({ bank, caller }: CallContext) {
  return bank.database.kysely
    .selectFrom('app_user')
    .select(['login', 'phone', 'password_hash'])
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
}

/** Checks that the new login is free; a session may meet five that are taken, so that logins of others cannot be enumerated. */
export async function beginUsernameChange(
  request: UsernameChangeRequest,
  context: CallContext,
): Outcome<'CHANGE_USERNAME'> {
  const { operationId, currentUsername, newUsername } = request;
  const repeated = await repeatedChange(
    context,
    operationId,
    (payload) => isWaiting(payload) && payload.part === 'username' && payload.username === newUsername,
  );
  if (repeated !== undefined) {
    return repeated;
  }
  const user = await readUser(context);
  if (user.login.toLowerCase() !== currentUsername.toLowerCase()) {
    return refusal({ code: 'INVALID_LOGIN_OR_PASSWORD' });
  }
  const { kysely } = context.bank.database;
  if ((await takeTry(kysely, { kind: 'username', id: context.caller.sessionId })) === undefined) {
    return refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
  }
  const taken = await kysely
    .selectFrom('app_user')
    .select('id')
    .where(sql<boolean>`lower(login) = lower(${newUsername})`)
    .executeTakeFirst();
  return taken === undefined
    ? beginChange(context, { operationId, payload: { part: 'username', username: newUsername } })
    : refusal({ code: 'USERNAME_UNAVAILABLE' });
}

/** Checks the new answer before anything is hashed. Throws QueueFull when too many wait to be hashed. */
export async function beginQuestionChange(
  request: SecurityQuestionChangeRequest,
  context: CallContext,
): Outcome<'SET_NEW_ANSWER_FOR_SECURITY_QUESTION'> {
  const { operationId, questionId, answer } = request;
  if (!isSecretAnswer(answer)) {
    return refusal({ code: 'ANSWER_POLICY_INCONSISTENCY' });
  }
  if (!(await isSecurityQuestion(context.bank.database.kysely, questionId))) {
    return refusal({ code: 'SECURITY_QUESTION_NOT_FOUND' });
  }
  const repeated = await repeatedChange(
    context,
    operationId,
    (payload) =>
      isWaiting(payload) &&
      payload.part === 'securityQuestion' &&
      payload.questionId === questionId &&
      inHashingQueue(() => verifyPassword(payload.answerHash, comparableAnswer(answer))),
  );
  if (repeated !== undefined) {
    return repeated;
  }
  const tooMany = await changesRefusal(context);
  if (tooMany !== undefined) {
    return refusal(tooMany);
  }
  const payload = { part: 'securityQuestion', questionId, answerHash: await hashAnswer(answer) } as const;
  return beginChange(context, { operationId, payload });
}
