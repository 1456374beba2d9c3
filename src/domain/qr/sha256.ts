const WORD = 2 ** 32;
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 64;

/** The first thirty-two bits of the fractional parts of roots of the first primes (FIPS 180-4, sections 4.2.2 and 5.3.3). */
const PRIMES = firstPrimes(ROUNDS);
const ROUND_CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** SHA-256 of the UTF-8 bytes of a text, as lower-case hexadecimal (FIPS 180-4). For checksums; no secret goes through it. */
export function sha256Hex(text: string): string {
  const bytes = padded(utf8(text));
  let state: readonly number[] = INITIAL;
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
    state = compressed(state, scheduled(bytes.slice(at, at + BLOCK_BYTES)));
  }
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}

function utf8(text: string): readonly number[] {
  const escaped = encodeURIComponent(text).match(/%[0-9A-F]{2}|[^%]/g) ?? [];
  return escaped.map((sign) => (sign.length === 1 ? sign.charCodeAt(0) : parseInt(sign.slice(1), 16)));
}

function padded(bytes: readonly number[]): readonly number[] {
  const zeros = (2 * BLOCK_BYTES - ((bytes.length + 1 + LENGTH_BYTES) % BLOCK_BYTES)) % BLOCK_BYTES;
  const bits = (BigInt(bytes.length) * 8n).toString(16).padStart(2 * LENGTH_BYTES, '0');
  const length = (bits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return [...bytes, 0x80, ...new Array<number>(zeros).fill(0), ...length];
}

function scheduled(block: readonly number[]): readonly number[] {
  const words: number[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    if (index < 16) {
      words.push(block.slice(4 * index, 4 * index + 4).reduce((word, byte) => word * 256 + byte, 0));
      continue;
    }
    const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
    const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words.push(sum(words[index - 16] ?? 0, low, words[index - 7] ?? 0, high));
  }
  return words;
}

function compressed(state: readonly number[], words: readonly number[]): readonly number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [round, word] of words.entries()) {
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = sum(h, mixed, (e & f) ^ (~e & g), ROUND_CONSTANTS[round] ?? 0, word);
    const second = sum(rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22), (a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [sum(first, second), a, b, c, sum(d, first), e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => sum(word, state[index] ?? 0));
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function sum(...words: readonly number[]): number {
  return words.reduce((total, word) => (total + word) >>> 0, 0);
}

function fraction(root: number): number {
  return Math.floor((root % 1) * WORD);
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) {
      primes.push(candidate);
    }
  }
  return primes;
}
