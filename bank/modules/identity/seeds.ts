import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import type { Secrets } from '../../kernel/Secrets';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the seed of a device for the database; the owner is bound in, so a row copied to another user opens nothing. */
export function sealSeed(secrets: Secrets, owner: string, seed: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secrets), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(seed), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the seed was encrypted for another user, with another secret, or has been changed. */
export function openSeed(secrets: Secrets, owner: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(CIPHER, keyOf(secrets), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function keyOf(secrets: Secrets): Buffer {
  return Buffer.from(hkdfSync('sha256', secrets.codeKey, Buffer.alloc(0), 'seeds of second factors', KEY_BYTES));
}
