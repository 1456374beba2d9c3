import type { Kysely } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import type { Session } from './Session';

/** Audit record of an authentication step: who, when, which step and with which result (reliability: S44). */
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
    | 'CARD_BLOCKED'
    | 'OTHER_SESSIONS_ENDED'
    | 'KNOWN_DEVICES_LIFTED'
    | 'QR_SCANNED'
    | 'QR_APPROVED'
    | 'QR_DECLINED'
    | 'QR_SIGN_IN'
    | 'PASSKEY_ADDED'
    | 'PASSKEY_RENAMED'
    | 'PASSKEY_REMOVED'
    | 'PASSKEY_SIGN_IN'
    | 'REGISTRATION'
    | 'REGISTRATION_CONFIRMED';
  /** SUCCESS or the code of the failure. */
  readonly result: string;
  readonly at: Instant;
  readonly referenceId: string;
  readonly userId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The network address it came from. */
  readonly address: string;
  /** User agent of the caller, where it may be shown to the user later. */
  readonly userAgent?: string;
}

/** Writes an audit record, in the transaction it belongs to. */
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

/** Fields of an audit record about a try of a password and its user. */
export function signInEvent(
  call: Call,
  user?: { readonly id: bigint; readonly customer_id: bigint },
): Omit<AuthenticationEvent, 'result'> {
  return {
    event: 'SIGN_IN',
    at: call.now,
    referenceId: call.referenceId,
    userId: user?.id.toString(),
    customerId: user?.customer_id.toString(),
    address: call.address,
    userAgent: call.userAgent,
  };
}

/** Fields of an audit record about the source of a step and its session; a decoy session names no user. */
export function stepOf(
  session: Pick<Session, 'sessionId' | 'userId' | 'customerId' | 'isDecoy'>,
  call: Call,
): Omit<AuthenticationEvent, 'event' | 'result'> {
  return {
    at: call.now,
    referenceId: call.referenceId,
    ...(!session.isDecoy && { userId: session.userId, customerId: session.customerId }),
    sessionId: session.sessionId,
    address: call.address,
  };
}
