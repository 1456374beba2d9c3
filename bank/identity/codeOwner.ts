import type { Session } from './Session';

/** Whose wrong codes are counted together, and the session a code was typed in. */
export interface CodeOwner {
  /** A restore is counted by the login and the telephone it was asked for with, whether the bank knows them or not. */
  readonly kind: 'user' | 'restore';
  readonly id: string;
  readonly sessionId: string;
  /** Whom to tell of a hold; nobody for a restore the bank knows nobody for. */
  readonly userId: string | undefined;
}

/** The owner of the codes of somebody who is signed in or has given the right password. */
export function userOwner({ userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>): CodeOwner {
  return { kind: 'user', id: userId, sessionId, userId };
}
