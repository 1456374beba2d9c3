/** What a tab has to remember of its session to survive a reload. */
export interface StoredSession {
  readonly sessionKey: string;
  readonly sessionId: string;
  readonly stage: 'secondFactorPending' | 'signedIn';
  /** Masked; where the code of the second factor went. Empty once signed in. */
  readonly phoneNumber: string;
  /** How many more SMS the bank will send for this sign-in; absent when that is not known, and once signed in. */
  readonly sendsLeft?: number;
}

/** Keeps the session key for this tab alone, and forgets it when the tab closes. */
export interface SessionVault {
  read(): StoredSession | undefined;
  write(session: StoredSession): void;
  clear(): void;
}

export const SessionVault = Symbol.for('SessionVault');
