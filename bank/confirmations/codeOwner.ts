/** Owner under whom wrong codes are counted together, and the session a code was entered in. */
export interface CodeOwner {
  /**
   * A restore is counted by the login and the telephone it was requested with, known or not. For a decoy of a guarded sign-in no code is
   * ever checked, so nothing is counted.
   */
  readonly kind: 'user' | 'restore' | 'guarded';
  readonly id: string;
  /** Session that ends with a hold; `undefined` for a guarded sign-in, whose answers must not reveal that there is one. */
  readonly sessionId: string | undefined;
  /** User to notify of a hold; `undefined` for a restore of an unknown user. */
  readonly userId: string | undefined;
}

/** A user and the session the user calls in. */
interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

/** Owner of the codes of a user who is signed in or has given the right password. */
export function userOwner({ userId, sessionId }: SignedIn): CodeOwner {
  return { kind: 'user', id: userId, sessionId, userId };
}

/** Owner of the codes of a guarded sign-in without a user. */
export function guardedOwner(sessionId: string): CodeOwner {
  return { kind: 'guarded', id: sessionId, sessionId: undefined, userId: undefined };
}
