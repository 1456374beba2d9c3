import type { SessionGrant } from '../ports/AuthenticationGateway';
import type { StoredSession } from '../ports/SessionVault';

/** Session to store after a step that has not signed the user in yet. `username` is the login as it was typed. */
export function sessionOf(
  { sessionKey, sessionId, stage, delivery }: SessionGrant,
  username: string | undefined,
): StoredSession {
  return {
    phoneNumber: '',
    ...delivery,
    sessionKey,
    sessionId,
    stage,
    ...(username !== undefined && { username }),
  };
}
