import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { passwordViolations } from '../../src/domain/user/passwordPolicy';

/** Number of most common passwords that are kept even when another password rule rejects them. */
const MOST_COMMON = 10_000;

const NOBODY = { username: '', phone: '' };

/**
 * Common passwords, one a line, most common first: the first ten thousand of the list of zxcvbn-ts (MIT), and of the rest of it
 * those that the bank's other rules would let through.
 */
export function commonPasswordList(): string {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const listed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(listed) || listed.length < MOST_COMMON) {
    throw new Error('The list of common passwords is not what it was');
  }
  const passwords = listed
    .map(String)
    .filter((password, index) => index < MOST_COMMON || passwordViolations(password, NOBODY).length === 0);
  return `${passwords.join('\n')}\n`;
}
