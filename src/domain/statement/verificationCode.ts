import { withoutGroups } from '../text/identifiers';
/** Digits and letters that do not look alike (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const LENGTH = 20;
const GROUP = 4;

/** The code of a document, `0123-4567-89AB-CDEF-GHJK`: the first hundred bits of a digest. */
export function verificationCodeOf(digest: Uint8Array): string {
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = Array.from({ length: LENGTH }, (_, index) =>
    ALPHABET.charAt(parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2)),
  );
  return grouped(characters.join(''));
}

/** A typed code in its canonical form; `undefined` when it cannot be one. */
export function writtenCode(text: string): string | undefined {
  const characters = withoutGroups(text).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return characters.length === LENGTH && [...characters].every((character) => ALPHABET.includes(character))
    ? grouped(characters)
    : undefined;
}

function grouped(characters: string): string {
  return Array.from({ length: LENGTH / GROUP }, (_, index) =>
    characters.slice(index * GROUP, (index + 1) * GROUP),
  ).join('-');
}
