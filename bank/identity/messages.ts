import type { Kysely } from 'kysely';

import { securityNoticeText } from '../../src/domain/user/securityMessages';
import type { ToldPart } from '../../src/domain/user/securityMessages';
import type { Language } from '../../src/domain/language/Language';
import type { Instant } from '../../src/domain/time/Instant';
import type { Tables } from '../database/Tables';

/** Whom a message goes to. */
export interface Recipient {
  readonly userId: string;
  readonly phone: string;
  readonly language: Language;
}

/** Queues a message to a phone, in the transaction it belongs to. */
export async function queueMessage(
  connection: Kysely<Tables>,
  recipient: Pick<Recipient, 'userId' | 'phone'>,
  { text, now }: { readonly text: string; readonly now: Instant },
): Promise<void> {
  const at = new Date(now);
  await connection
    .insertInto('message_outbox')
    .values({ user_id: recipient.userId, recipient: recipient.phone, text, created_at: at, next_attempt_at: at })
    .execute();
}

/** Tells a customer, on the contact the bank knew before, that what protects them has changed. */
export function queueSecurityNotice(
  connection: Kysely<Tables>,
  recipient: Recipient,
  { changed, now }: { readonly changed: ToldPart; readonly now: Instant },
): Promise<void> {
  return queueMessage(connection, recipient, { text: securityNoticeText(changed, recipient.language), now });
}
