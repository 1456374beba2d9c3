import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Length of the id of a key, which each sealed value begins with. */
export const KEY_ID_BYTES = 8;

/** Key that values of the database are sealed by, made of a secret of the bank. */
export interface SealingKey {
  /** Fingerprint of the secret, which tells nothing about it. */
  readonly id: Buffer;
  readonly key: Buffer;
}

/** Keys of a bank: values are sealed by the first, and opened by that one which sealed them. */
export interface Sealing {
  readonly sealing: readonly [SealingKey, ...SealingKey[]];
}

/** Key of a secret of 32 bytes. */
export function sealingKeyOf(secret: Uint8Array): SealingKey {
  return { id: derived(secret, 'fingerprint', KEY_ID_BYTES), key: derived(secret, 'sealed values', KEY_BYTES) };
}

/** Encrypts a value for the database: id of the key, nonce, tag, text. The owner is bound in, so a row copied to another opens nothing. */
export function seal({ sealing: [{ id, key }] }: Sealing, owner: string, value: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(value), cipher.final()]);
  return Buffer.concat([id, nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the value was sealed for another owner, by a key that is not among these, or has been changed */
export function unseal({ sealing }: Sealing, owner: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const body = bytes.subarray(KEY_ID_BYTES);
  const found = sealing.find(({ id }) => id.equals(bytes.subarray(0, KEY_ID_BYTES)));
  if (found === undefined) {
    throw new Error('The value was sealed by a secret that this process does not have');
  }
  const decipher = createDecipheriv(CIPHER, found.key, body.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function derived(secret: Uint8Array, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, bytes));
}
