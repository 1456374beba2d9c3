import { SESSION_STAGES } from '../../application/operations/authentication';
import type { StoredSession } from '../../application/ports/SessionVault';
import { OTP_TYPES } from '../../domain/user/ProfileChange';

/** A session as another load of the page or another tab wrote it; `undefined` for anything else. */
export function readStoredSession(candidate: unknown): StoredSession | undefined {
  if (typeof candidate !== 'object' || candidate === null) {
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(candidate));
  const sessionKey = fields.get('sessionKey');
  const sessionId = fields.get('sessionId');
  const stage = SESSION_STAGES.find((known) => known === fields.get('stage'));
  const phoneNumber = fields.get('phoneNumber');
  return typeof sessionKey === 'string' &&
    typeof sessionId === 'string' &&
    stage !== undefined &&
    typeof phoneNumber === 'string'
    ? { sessionKey, sessionId, stage, phoneNumber, ...readParticulars(fields) }
    : undefined;
}

function readParticulars(fields: ReadonlyMap<string, unknown>): Partial<StoredSession> {
  const sendsLeft = fields.get('sendsLeft');
  const otpDelivery = OTP_TYPES.find((type) => type === fields.get('otpDelivery'));
  const questionId = fields.get('questionId');
  const username = fields.get('username');
  const owner = fields.get('owner');
  return {
    ...(typeof sendsLeft === 'number' && { sendsLeft }),
    ...(otpDelivery !== undefined && { otpDelivery }),
    ...(fields.get('isGuarded') === true && { isGuarded: true }),
    ...(typeof questionId === 'string' && { questionId }),
    ...(typeof username === 'string' && { username }),
    ...(typeof owner === 'string' && { owner }),
    ...(fields.get('isLockOwed') === true && { isLockOwed: true }),
  };
}
