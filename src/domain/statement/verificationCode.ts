import { withoutGroups } from '../text/identifiers';
/** Digits and letters nobody mistakes for one another (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const SIGNS = 20;
const GROUP = 4;

/** The code of a document, `0123-4567-89AB-CDEF-GHJK`: the first hundred bits of a digest. */
export function verificationCodeOf(digest: Uint8Array): string {
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = Array.from({ length: SIGNS }, (_, index) =>
    ALPHABET.charAt(parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2)),
  );
  return grouped(signs.join(''));
}

/** A code as somebody copied it, in its one form; `undefined` when it cannot be one. */
export function writtenCode(text: string): string | undefined {
  const signs = withoutGroups(text).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return signs.length === SIGNS && [...signs].every((sign) => ALPHABET.includes(sign)) ? grouped(signs) : undefined;
}

function grouped(signs: string): string {
  return Array.from({ length: SIGNS / GROUP }, (_, index) => signs.slice(index * GROUP, (index + 1) * GROUP)).join('-');
}
