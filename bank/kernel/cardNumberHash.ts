import { createHmac, hkdfSync } from 'node:crypto';

import type { Secrets } from './Secrets';

const KEY_BYTES = 32;

/**
 * Keyed hash stored in place of the sixteen digits of a card: equal for equal cards, and useless without the bank's secret, because all
 * card numbers of a bank could be tried out in an hour.
 */
export function cardNumberHash(secrets: Pick<Secrets, 'hashKey'>, digits: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secrets.hashKey, Buffer.alloc(0), 'numbers of cards', KEY_BYTES));
  return createHmac('sha256', key).update(digits).digest();
}
