import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

import type { ElqrCode } from '../../../src/domain/qr/elqr';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Secrets } from '../../kernel/Secrets';

const KEY_BYTES = 32;
const SECOND_MS = 1000;
/**
 * Parts of the transaction id of a one-payment code: seconds until 2106 in base 36, a random number, and the seal; together as many
 * characters as the system allows.
 */
const EXPIRY_CHARACTERS = 7;
const NONCE_BYTES = 4;
const SEAL_CHARACTERS = 17;
const FORM = /^([0-9a-z]{7})([0-9a-f]{8})([0-9a-f]{17})$/;

/** Fields of a one-payment code that its seal protects; a code with any of them changed is another code. */
type Sealed = Pick<ElqrCode, 'accountId' | 'amount' | 'amountEditable' | 'comment'>;

/** Transaction id of a one-payment code of this bank. It carries its expiry and proves that this bank has made it, so nothing is stored. */
export function newSealedName(secrets: Secrets, code: Sealed, expiresAt: Instant): string {
  const expiry = Math.floor(expiresAt / SECOND_MS)
    .toString(36)
    .padStart(EXPIRY_CHARACTERS, '0');
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  return `${expiry}${nonce}${sealOf(secrets, code, `${expiry}${nonce}`)}`;
}

/** Expiry of a one-payment code; `undefined` where this bank has not made it so. */
export function expiryOf(
  secrets: Secrets,
  { transactionId, ...code }: Sealed & Pick<ElqrCode, 'transactionId'>,
): Instant | undefined {
  const [, expiry = '', nonce = '', seal = ''] = FORM.exec(transactionId) ?? [];
  const right = sealOf(secrets, code, `${expiry}${nonce}`);
  const isOurs = seal.length === right.length && timingSafeEqual(Buffer.from(seal), Buffer.from(right));
  return isOurs ? parseInt(expiry, 36) * SECOND_MS : undefined;
}

function sealOf(secrets: Secrets, { accountId, amount, amountEditable, comment }: Sealed, head: string): string {
  const key = Buffer.from(hkdfSync('sha256', secrets.hashKey, Buffer.alloc(0), 'codes to be paid by', KEY_BYTES));
  const text = [head, accountId, amount?.minor.toString() ?? '', amountEditable.toString(), comment].join('\n');
  return createHmac('sha256', key).update(text).digest('hex').slice(0, SEAL_CHARACTERS);
}
