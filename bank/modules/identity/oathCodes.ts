import { createHmac } from 'node:crypto';

import type { Instant } from '../../../src/domain/time/Instant';

const DIGITS = 6;
/** Lifetime of a code of an authenticator, in milliseconds. */
export const STEP_MS = 30_000;

/** The code of a counter (RFC 4226, section 5.3). */
export function hotpCode(seed: Uint8Array, counter: bigint, digits = DIGITS): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(counter);
  return truncated(createHmac('sha1', seed).update(moving).digest(), digits);
}

function truncated(mac: Buffer, digits: number): string {
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return (number % 10 ** digits).toString().padStart(digits, '0');
}

/** The time step of a moment (RFC 6238, section 4.2): half a minute long. */
export function stepOf(now: Instant): bigint {
  return BigInt(Math.floor(now / STEP_MS));
}

/** Time step of the code: the present one, the one before or the one after, and later than `after`; `undefined` when it is of none. */
export function totpStep(
  seed: Uint8Array,
  code: string,
  { now, after }: { readonly now: Instant; readonly after: bigint },
): bigint | undefined {
  const present = stepOf(now);
  return [present, present - 1n, present + 1n].find((step) => step > after && hotpCode(seed, step) === code);
}

/** Counter of the code, from `first` on and within so many; `undefined` when it is of none. */
export function hotpCounter(
  seed: Uint8Array,
  code: string,
  { first, within }: { readonly first: bigint; readonly within: number },
): bigint | undefined {
  return Array.from({ length: within }, (_, ahead) => first + BigInt(ahead)).find(
    (counter) => hotpCode(seed, counter) === code,
  );
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_OF_SIGN = 5;

/** Base 32 without padding (RFC 4648, section 6), as authenticators take their keys. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(BITS_OF_SIGN, '0'), 2))).join('');
}
