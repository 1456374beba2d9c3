import { randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** Shorter answers travel in one packet whether they are compressed or not; in bytes. */
export const SHORTEST_COMPRESSED = 1024;
/** Most characters of the random name in the head of an answer. */
const LONGEST_NAME = 32;
/** Half of the processor time of the usual level for a twentieth more bytes: customers wait for this one. */
const LEVEL = 5;

/** Head of RFC 1952 for a stream that carries a file name: magic number, deflate, FNAME, no time, no flags, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0x08, 0, 0, 0, 0, 0, 0xff]);
const TAIL_BYTES = 8;

/** True when a client that sends this `Accept-Encoding` reads gzip. */
export function acceptsGzip(header: string | readonly string[] | undefined): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim().split(/\s*;\s*/))
    .some(([name, ...parameters]) => (name === 'gzip' || name === '*') && !parameters.some(isZero));
}

function isZero(parameter: string): boolean {
  return /^q=0(?:\.0*)?$/.test(parameter);
}

/**
 * An answer as gzip. Its head carries a random name of random length, which every reader skips, so that the length on the wire says
 * nothing exact about how well two parts of the answer compress together (BREACH; docs/adr/0114).
 */
export async function compressedAnswer(bytes: Buffer): Promise<Buffer> {
  const body = await deflate(bytes, { level: LEVEL });
  const tail = Buffer.allocUnsafe(TAIL_BYTES);
  tail.writeUInt32LE(crc32(bytes), 0);
  tail.writeUInt32LE(bytes.length >>> 0, 4);
  return Buffer.concat([HEAD, randomName(), body, tail]);
}

/** 0 to 32 letters and the zero that ends them. */
function randomName(): Buffer {
  const letters = randomBytes(randomInt(LONGEST_NAME + 1)).map((byte) => 0x61 + (byte % 26));
  return Buffer.concat([letters, Buffer.from([0])]);
}
