import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf, SessionStage } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { isSecretAnswer } from '../../../src/domain/user/secretAnswer';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { recordAuthentication } from './audit';
import { queueSecurityNotice } from '../../networks/messages';
import { openSteps } from './firstLoginSteps';
import { hashNewPassword, passwordRefusal } from './newPasswords';
import { readPasswordPolicy } from './passwordPolicyRepository';
import { hashAnswer } from './secretAnswers';
import { isSecurityQuestion } from './securityQuestionRepository';
import type { Session } from './Session';
import { advanceSession, endOtherSessions } from './sessions';
import type { Grant } from './sessions';
import { deliverSignInCode } from './signInCodes';
import type { SignInCodeDelivery } from './signInCodes';

type PasswordOutcome = Result<
  Grant & Partial<SignInCodeDelivery>,
  Failure<AuthenticationFailureCodeOf<'setPassword'> | 'INVALID_SESSION_KEY'>
>;

/**
 * Sets the password of a first login or of a restore. A restored one still has to prove itself with the second factor, so
 * a stolen phone number alone gives no access to a user with another factor. Throws QueueFull.
 */
export async function setPassword(
  { session, newPassword }: { readonly session: Session; readonly newPassword: string },
  call: Call,
  bank: BankServices,
): Promise<PasswordOutcome> {
  const user = await readUser(bank.database.kysely, session.userId);
  const broken = await passwordRefusal({
    username: user.login,
    phone: user.phone,
    currentHash: user.password_hash,
    newPassword,
    policy: await readPasswordPolicy(bank.database),
  });
  if (broken !== undefined) {
    return refusal(broken);
  }
  const passwordHash = await hashNewPassword(newPassword);
  return bank.database.kysely.transaction().execute(async (transaction) => {
    await lockUser(transaction, session.userId);
    const restored = session.stage === 'restoredPassword';
    const next = restored ? 'secondFactor' : stageAfterPassword(user.question_id);
    const advanced = await advanceSession(transaction, session, { stage: next, now: call.now });
    if (!advanced.ok) {
      return advanced;
    }
    await storePassword(transaction, session.userId, { passwordHash, hasQuestion: user.question_id !== null });
    await endOtherSessions(transaction, session, { reason: 'PASSWORD_SET', now: call.now });
    const recipient = { userId: session.userId, phone: user.phone, language: user.language };
    await queueSecurityNotice(transaction, recipient, { changed: 'password', now: call.now });
    await recordAuthentication(transaction, eventOf('PASSWORD_SET', session, call));
    if (!restored) {
      return advanced;
    }
    const order = { ...recipient, sessionId: session.sessionId, now: call.now };
    const delivery = await deliverSignInCode({ connection: transaction, authType: user.auth_type, order }, bank);
    return success({ ...advanced.value, ...delivery });
  });
}

function readUser(connection: Kysely<Tables>, userId: string) {
  return connection
    .selectFrom('app_user')
    .select(['login', 'phone', 'language', 'password_hash', 'question_id', 'auth_type'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirstOrThrow();
}

/** Changes of one user wait for each other here, always before any session is touched, so that none waits for another in a ring. */
async function lockUser(connection: Kysely<Tables>, userId: string): Promise<void> {
  await connection.selectFrom('app_user').select('id').where('id', '=', BigInt(userId)).forUpdate().execute();
}

function stageAfterPassword(questionId: string | null): SessionStage {
  return questionId === null ? 'securityQuestion' : 'active';
}

/** A new password also lifts the block that wrong ones have brought. */
async function storePassword(
  connection: Kysely<Tables>,
  userId: string,
  { passwordHash, hasQuestion }: { readonly passwordHash: string; readonly hasQuestion: boolean },
): Promise<void> {
  await connection
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      failed_tries: 0,
      blocked_until: null,
      one_time_password_until: null,
      first_login_step: hasQuestion ? null : 'securityQuestion',
    })
    .where('id', '=', BigInt(userId))
    .execute();
}

type QuestionOutcome = Result<
  Grant,
  Failure<AuthenticationFailureCodeOf<'setAnswerForSecurityQuestion'> | 'INVALID_SESSION_KEY'>
>;

/**
 * Sets the security question of a first login, the last step that guards something, and signs the user in. Throws QueueFull.
 */
export async function setFirstSecurityAnswer(
  { session, questionId, answer }: { readonly session: Session; readonly questionId: string; readonly answer: string },
  call: Call,
  bank: BankServices,
): Promise<QuestionOutcome> {
  if (!isSecretAnswer(answer)) {
    return refusal({ code: 'ANSWER_POLICY_INCONSISTENCY' });
  }
  if (!(await isSecurityQuestion(bank.database.kysely, questionId))) {
    return refusal({ code: 'SECURITY_QUESTION_NOT_FOUND' });
  }
  const answerHash = await hashAnswer(answer);
  return bank.database.kysely.transaction().execute(async (transaction) => {
    await lockUser(transaction, session.userId);
    const advanced = await advanceSession(transaction, session, { stage: 'active', now: call.now });
    if (!advanced.ok) {
      return advanced;
    }
    await transaction
      .updateTable('app_user')
      .set({ question_id: questionId, answer_hash: answerHash, first_login_step: null })
      .where('id', '=', BigInt(session.userId))
      .execute();
    await openSteps(transaction, session.userId);
    await recordAuthentication(transaction, eventOf('QUESTION_SET', session, call));
    return advanced;
  });
}

function eventOf(event: 'PASSWORD_SET' | 'QUESTION_SET', session: Session, call: Call) {
  return {
    event,
    result: 'SUCCESS',
    at: call.now,
    referenceId: call.referenceId,
    userId: session.userId,
    customerId: session.customerId,
    sessionId: session.sessionId,
    address: call.address,
  } as const;
}
