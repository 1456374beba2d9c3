import type { Session } from './Session';

/** Owner under whom wrong codes are counted together, and the session a code was entered in. */
export interface CodeOwner {
  /**
   * A restore is counted by the login and the telephone it was asked for with, whether the bank knows them or not. Of a guarded sign-in of
   * nobody no code is ever judged, so nothing is counted.
   */
  readonly kind: 'user' | 'restore' | 'guarded';
  readonly id: string;
  /** The session that ends with a hold; none of a guarded sign-in, which must not tell that there is one. */
  readonly sessionId: string | undefined;
  /** User to notify of a hold; `undefined` for a restore of an unknown user. */
  readonly userId: string | undefined;
}

/** The owner of the codes of somebody who is signed in or has given the right password. */
export function userOwner({ userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>): CodeOwner {
  return { kind: 'user', id: userId, sessionId, userId };
}

/** The owner of the codes of a guarded sign-in of nobody. */
export function guardedOwner(sessionId: string): CodeOwner {
  return { kind: 'guarded', id: sessionId, sessionId: undefined, userId: undefined };
}

/** The owner of the codes of a sign-in. */
export function signInOwner(session: Session): CodeOwner {
  if (session.isDecoy) {
    return guardedOwner(session.sessionId);
  }
  const owner = userOwner(session);
  return session.guardedAs === undefined ? owner : { ...owner, sessionId: undefined };
}
