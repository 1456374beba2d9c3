import type { Kysely } from 'kysely';

import type { Instant } from '../../src/domain/time/Instant';
import type { Tables } from '../database/Tables';

/** What happened at the door: who, when, what and how it ended (reliability: S44). */
export interface AuthenticationEvent {
  readonly event:
    | 'SIGN_IN'
    | 'SECOND_FACTOR'
    | 'CODE_RESENT'
    | 'SIGN_OUT'
    | 'RESTORE'
    | 'RESTORE_CODE'
    | 'RESTORE_ANSWER'
    | 'RESTORE_CONFIRMED'
    | 'SECOND_FACTOR_SHOWN'
    | 'PASSWORD_SET'
    | 'QUESTION_SET'
    | 'CODE_WORD_SET'
    | 'PIN_SET'
    | 'SCREEN_LOCKED'
    | 'SCREEN_UNLOCKED'
    | 'PROFILE_CHANGED'
    | 'PRODUCT_CHANGED'
    | 'CARD_BLOCKED'
    | 'OTHER_SESSIONS_ENDED'
    | 'QR_SCANNED'
    | 'QR_APPROVED'
    | 'QR_DECLINED'
    | 'QR_SIGN_IN'
    | 'REGISTRATION'
    | 'REGISTRATION_CONFIRMED';
  /** SUCCESS or the name of the refusal. */
  readonly result: string;
  readonly at: Instant;
  readonly referenceId: string;
  readonly userId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The network address it came from. */
  readonly address: string;
  /** What it came from, where that may be shown to the user later. */
  readonly userAgent?: string;
}

/** Writes an event into the journal, in the transaction it belongs to. */
export async function recordAuthentication(connection: Kysely<Tables>, event: AuthenticationEvent): Promise<void> {
  await connection
    .insertInto('audit_event')
    .values({
      at: new Date(event.at),
      user_id: event.userId ?? null,
      customer_id: event.customerId ?? null,
      session_id: event.sessionId ?? null,
      event: event.event,
      reference_id: event.referenceId,
      result: event.result,
      details: JSON.stringify({ address: event.address, userAgent: event.userAgent }),
    })
    .execute();
}
