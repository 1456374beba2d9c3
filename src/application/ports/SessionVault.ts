import type { OtpType } from '../../domain/user/ProfileChange';
import type { SessionStage } from '../operations/authentication';

/** Session data a tab keeps to survive a reload at any step. Without the session key it gives no access. */
export interface StoredSession {
  readonly sessionKey: string;
  readonly sessionId: string;
  readonly stage: SessionStage;
  /** Masked phone number the code goes to. Empty when unknown, and once signed in. */
  readonly phoneNumber: string;
  /** Number of further SMS the bank will send; absent when unknown, before the first was requested, and once signed in. */
  readonly sendsLeft?: number;
  /** Delivery channel of the code; absent when no code is asked for. */
  readonly otpDelivery?: OtpType;
  /** True for a guarded sign-in: a code comes only if login and password were correct. */
  readonly isGuarded?: boolean;
  /** Id of the security question of who signs in or restores the password; absent when there is none, and once signed in. */
  readonly questionId?: string;
  /** The login as it was typed: a new password must not contain it. Absent once signed in. */
  readonly username?: string;
  /** Name of the signed-in user as the screen showed it when locked; absent while unlocked. */
  readonly owner?: string;
  /** True while the screen is locked and the bank does not know, because there was no network (docs/adr/0010). */
  readonly isLockOwed?: boolean;
}

/** Keeps the session key for this tab alone, and forgets it when the tab closes. */
export interface SessionVault {
  read(): StoredSession | undefined;
  write(session: StoredSession): void;
  clear(): void;
}

export const SessionVault = Symbol.for('SessionVault');
