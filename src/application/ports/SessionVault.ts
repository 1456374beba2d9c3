import type { OtpType } from '../../domain/user/ProfileChange';
import type { SessionStage } from '../operations/authentication';

/** What a tab has to remember of its session to survive a reload at any step. Nothing here opens anything without the key. */
export interface StoredSession {
  readonly sessionKey: string;
  readonly sessionId: string;
  readonly stage: SessionStage;
  /** Masked; where the code goes. Empty when that is not known, and once signed in. */
  readonly phoneNumber: string;
  /** How many more SMS the bank will send; absent when that is not known or none was asked for yet, and once signed in. */
  readonly sendsLeft?: number;
  /** How the code comes; absent where none is asked for. */
  readonly otpDelivery?: OtpType;
  /** The sign-in is guarded: a code comes only if login and password were right. */
  readonly isGuarded?: boolean;
  /** The security question a restore may be answered with. */
  readonly questionId?: string;
  /** The login as it was typed: a new password must not contain it. Absent once signed in. */
  readonly username?: string;
  /** Whose visit it is, in the words on the screen when it was locked; absent while it is not. */
  readonly owner?: string;
}

/** Keeps the session key for this tab alone, and forgets it when the tab closes. */
export interface SessionVault {
  read(): StoredSession | undefined;
  write(session: StoredSession): void;
  clear(): void;
}

export const SessionVault = Symbol.for('SessionVault');
