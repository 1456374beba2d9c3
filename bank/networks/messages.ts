import type { Kysely } from 'kysely';

import { securityNoticeText } from '../../src/domain/user/securityMessages';
import type { NotifiedChange } from '../../src/domain/user/securityMessages';
import type { LetterWords } from '../../src/domain/user/letters';
import type { Language } from '../../src/domain/language/Language';
import type { Instant } from '../../src/domain/time/Instant';
import type { Tables } from '../db/Tables';

/** Recipient of a message. */
export interface Recipient {
  readonly userId: string;
  readonly phone: string;
  readonly language: Language;
}

/** Telephone of a user. */
export async function phoneOf(connection: Kysely<Tables>, userId: string): Promise<string> {
  const { phone } = await connection
    .selectFrom('app_user')
    .select('phone')
    .where('id', '=', BigInt(userId))
    .executeTakeFirstOrThrow();
  return phone;
}

/**
 * Order in which waiting messages leave: those without which somebody cannot get in, codes of operations, everything else. As stored in
 * `message_outbox.urgency`.
 */
export const URGENCIES = { access: 0, code: 1, notice: 2 } as const;

/** A text to a phone. */
interface TextOrder {
  readonly text: string;
  readonly now: Instant;
  readonly urgency?: keyof typeof URGENCIES;
}

/** Queues a message to a phone, in the transaction it belongs to; a notice unless `urgency` says otherwise. */
export async function queueMessage(
  connection: Kysely<Tables>,
  recipient: Pick<Recipient, 'userId' | 'phone'>,
  { text, now, urgency = 'notice' }: TextOrder,
): Promise<void> {
  const at = new Date(now);
  await connection
    .insertInto('message_outbox')
    .values({
      user_id: recipient.userId,
      recipient: recipient.phone,
      text,
      created_at: at,
      next_attempt_at: at,
      urgency: URGENCIES[urgency],
    })
    .execute();
}

/** Queues an e-mail, in the transaction it belongs to. */
export async function queueLetter(
  connection: Kysely<Tables>,
  { userId, email }: { readonly userId: string; readonly email: string },
  { subject, text, now, giveUpAt }: LetterWords & { readonly now: Instant; readonly giveUpAt: Instant },
): Promise<void> {
  const at = new Date(now);
  await connection
    .insertInto('message_outbox')
    .values({
      channel: 'email',
      user_id: userId,
      recipient: email,
      subject,
      text,
      created_at: at,
      next_attempt_at: at,
      give_up_at: new Date(giveUpAt),
    })
    .execute();
}

/** Notifies a customer, on the contact known before, that a security setting has changed. */
export function queueSecurityNotice(
  connection: Kysely<Tables>,
  recipient: Recipient,
  { changed, now }: { readonly changed: NotifiedChange; readonly now: Instant },
): Promise<void> {
  return queueMessage(connection, recipient, { text: securityNoticeText(changed, recipient.language), now });
}
