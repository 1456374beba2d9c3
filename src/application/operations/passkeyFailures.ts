import { ended, waits } from './failureRows';

/** Sign-in and confirmation by passkey, and the management of passkeys. */
export const passkeys = {
  PASSKEY_NOT_FOUND: ended,
  PASSKEY_UNKNOWN: waits,
  PASSKEY_NOT_VALID: ended,
  PASSKEY_CHALLENGE_EXPIRED: ended,
  PASSKEY_FOREIGN_ORIGIN: ended,
  PASSKEY_USER_NOT_VERIFIED: ended,
  PASSKEY_COPIED: ended,
  PASSKEY_ALREADY_ADDED: ended,
  PASSKEY_LIMIT_EXCEEDED: ended,
  BROWSER_NOT_ALLOWED: ended,
  PASSKEY_OFF: waits,
  PASSKEY_PAYEE_NOT_KNOWN: waits,
  PASSKEY_SUM_EXCEEDED: waits,
};
