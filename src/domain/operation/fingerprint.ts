/** Digits and letters that are not confused when read aloud: no I, L, O or U (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const FINGERPRINT_BYTES = 5;
const FINGERPRINT_CHARACTERS = 8;
const BITS_PER_CHARACTER = 5n;

/** The first forty bits of an operation's digest as `XXXX-XXXX`, for people to compare. Throws on a shorter digest. */
export function fingerprintOf(digest: Uint8Array): string {
  if (digest.length < FINGERPRINT_BYTES) {
    throw new Error(`A fingerprint needs ${FINGERPRINT_BYTES} bytes of digest`);
  }
  const bits = digest.subarray(0, FINGERPRINT_BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const characters = Array.from({ length: FINGERPRINT_CHARACTERS }, (_, index) => characterAt(bits, index)).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

function characterAt(bits: bigint, index: number): string {
  const shift = BITS_PER_CHARACTER * BigInt(FINGERPRINT_CHARACTERS - 1 - index);
  const value = (bits >> shift) & 31n;
  return ALPHABET.charAt(Number(value));
}
