import type { Kysely } from 'kysely';

import { signInSmsText } from '../../src/domain/operation/confirmationText';
import type { Language } from '../../src/domain/language/Language';
import type { Instant } from '../../src/domain/time/Instant';
import type { Tables } from '../database/Tables';
import type { Secrets } from '../Secrets';
import { CODE_LIFE_MS, codeHash, generateCode } from './oneTimeCodes';

export interface SignInCodeOrder {
  readonly sessionId: string;
  readonly userId: string;
  readonly phone: string;
  readonly language: Language;
  readonly now: Instant;
}

/** Keeps a new code for a sign-in and queues the message that brings it. The caller counts what may still be sent. */
export async function issueSignInCode(
  connection: Kysely<Tables>,
  order: SignInCodeOrder,
  secrets: Secrets,
): Promise<void> {
  const code = generateCode();
  const now = new Date(order.now);
  await connection
    .insertInto('one_time_code')
    .values({
      subject_kind: 'login',
      subject_id: order.sessionId,
      code_hash: codeHash(secrets, { kind: 'login', id: order.sessionId }, code),
      digest: Buffer.alloc(0),
      created_at: now,
      expires_at: new Date(order.now + CODE_LIFE_MS),
    })
    .execute();
  await connection
    .insertInto('message_outbox')
    .values({
      user_id: order.userId,
      recipient: order.phone,
      text: signInSmsText(code, order.language),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}
