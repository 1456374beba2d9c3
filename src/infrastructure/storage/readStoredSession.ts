import type { StoredSession } from '../../application/ports/SessionVault';

/** A session as another load of the page or another tab wrote it; `undefined` for anything else. */
export function readStoredSession(candidate: unknown): StoredSession | undefined {
  if (typeof candidate !== 'object' || candidate === null) {
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(candidate));
  const sessionKey = fields.get('sessionKey');
  const sessionId = fields.get('sessionId');
  const stage = fields.get('stage');
  const phoneNumber = fields.get('phoneNumber');
  const sendsLeft = fields.get('sendsLeft');
  return typeof sessionKey === 'string' &&
    typeof sessionId === 'string' &&
    (stage === 'secondFactorPending' || stage === 'signedIn') &&
    typeof phoneNumber === 'string'
    ? { sessionKey, sessionId, stage, phoneNumber, ...(typeof sendsLeft === 'number' && { sendsLeft }) }
    : undefined;
}
