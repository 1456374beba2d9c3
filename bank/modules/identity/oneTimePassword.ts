import { randomBytes, randomInt } from 'node:crypto';

import { hashPassword } from './passwords';

/** Time for which a password that was sent by message is valid. */
export const ONE_TIME_PASSWORD_MS = 3 * 24 * 60 * 60 * 1000;

/** Characters that do not look alike. */
const PASSWORD_CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const PASSWORD_GROUPS = 3;
const PASSWORD_GROUP = 4;

/** Sixty random bits in groups that can be read out of a message: `h7kd-22xm-qv9p`. */
export function oneTimePassword(): string {
  const character = () => PASSWORD_CHARACTERS.charAt(randomInt(PASSWORD_CHARACTERS.length));
  const group = () => Array.from({ length: PASSWORD_GROUP }, character).join('');
  return Array.from({ length: PASSWORD_GROUPS }, group).join('-');
}

/** A one-time password with its hash, for a process that serves nobody: it waits in no queue of hashes. */
export async function newOneTimePassword(): Promise<{ readonly password: string; readonly hash: string }> {
  const password = oneTimePassword();
  return { password, hash: await hashPassword(password) };
}

const UNKNOWN_BYTES = 32;

/** Hash of a password that nobody knows, for users before their first password; for such a process as well. */
export function unknownPasswordHash(): Promise<string> {
  return hashPassword(randomBytes(UNKNOWN_BYTES).toString('base64'));
}
