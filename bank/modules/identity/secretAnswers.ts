import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { comparableAnswer } from '../../../src/domain/user/secretAnswer';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import { inHashingQueue } from './hashingCalls';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './passwords';
import { endSession } from './sessions';
import type { Session } from './Session';
import { returnTries, takeTry } from '../../confirmations/subjectCodes';
import { maskedEmail, maskedPhone } from '../../confirmations/oneTimeCodes';

type AnswerRefusal = Failure<'OTP_TRIES_LIMIT_EXCEEDED' | 'INCORRECT_ANSWER'>;

/** Masked telephone and e-mail address the user's codes are sent to. */
export interface MaskedContacts {
  readonly phone: string;
  readonly email: string;
}

/**
 * Hashes a secret answer for storage.
 * @throws QueueFull when too many hashes wait.
 */
export function hashAnswer(answer: string): Promise<string> {
  return inHashingQueue(() => hashPassword(comparableAnswer(answer)));
}

/**
 * Checks the secret answer of the user of a session; a user without one, and a decoy session, get the answer of a wrong one after the same
 * time. A session has five tries, and a half-signed-in one ends with the fifth wrong answer.
 */
export async function checkSecretAnswer(
  bank: BankServices,
  session: Pick<Session, 'sessionId' | 'userId'> & { readonly stage: Session['stage'] },
  { answer, now }: { readonly answer: string; readonly now: Instant },
): Promise<Result<MaskedContacts, AnswerRefusal>> {
  const subject = { kind: 'answer', id: session.sessionId } as const;
  const triesLeft = await takeTry(bank.database.kysely, subject);
  if (triesLeft === undefined) {
    return refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
  }
  const user = await bank.database.kysely
    .selectFrom('app_user')
    .select(['answer_hash', 'phone', 'email'])
    .where('id', '=', BigInt(session.userId))
    .executeTakeFirst();
  const isRight = await inHashingQueue(() => isAnswer(user?.answer_hash ?? undefined, answer));
  if (user !== undefined && isRight) {
    await returnTries(bank.database.kysely, subject);
    return success({ phone: maskedPhone(user.phone), email: maskedEmail(user.email) });
  }
  if (triesLeft > 0) {
    return refusal({ code: 'INCORRECT_ANSWER', data: { triesLeft: triesLeft.toString() } });
  }
  if (session.stage !== 'active') {
    await endSession(bank.database, session.sessionId, { reason: 'OTP_TRIES_LIMIT_EXCEEDED', now });
  }
  return refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
}

async function isAnswer(answerHash: string | undefined, answer: string): Promise<boolean> {
  if (answerHash === undefined) {
    await verifyAgainstNobody(comparableAnswer(answer));
    return false;
  }
  return verifyPassword(answerHash, comparableAnswer(answer));
}
