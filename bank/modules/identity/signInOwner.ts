import { guardedOwner, userOwner } from '../../confirmations/codeOwner';
import type { CodeOwner } from '../../confirmations/codeOwner';
import type { Session } from './Session';

/** Owner of the codes of a sign-in. */
export function signInOwner(session: Session): CodeOwner {
  if (session.isDecoy) {
    return guardedOwner(session.sessionId);
  }
  const owner = userOwner(session);
  return session.guardedAs === undefined ? owner : { ...owner, sessionId: undefined };
}
