import { inflateRawSync } from 'node:zlib';

const END = Buffer.from('PK\u0005\u0006', 'latin1');
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_HEADER = 46;
const LOCAL_HEADER = 30;
const STORED = 0;

/**
 * Number of bytes in the entries of a zip archive once they are unpacked, counted and not as the archive states it; `undefined` when there
 * are more than `limit`.
 *
 * @throws RangeError and errors of zlib for bytes that are no archive
 */
export function unpackedSize(bytes: Uint8Array, limit: number): number | undefined {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = archive.lastIndexOf(END);
  const entries = archive.readUInt16LE(end + 10);
  let place = archive.readUInt32LE(end + 16);
  let size = 0;
  for (let entry = 0; entry < entries && archive.readUInt32LE(place) === ENTRY_SIGNATURE; entry += 1) {
    const method = archive.readUInt16LE(place + 10);
    const packed = archive.readUInt32LE(place + 20);
    const local = archive.readUInt32LE(place + 42);
    const begin = local + LOCAL_HEADER + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(begin, begin + packed);
    const unpacked = method === STORED ? packed : inflatedSize(data, limit - size);
    size += unpacked ?? limit + 1;
    if (size > limit) {
      return undefined;
    }
    place += ENTRY_HEADER + [28, 30, 32].reduce((sum, offset) => sum + archive.readUInt16LE(place + offset), 0);
  }
  return size;
}

function inflatedSize(data: Uint8Array, limit: number): number | undefined {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, limit) }).length;
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      return undefined;
    }
    throw error;
  }
}
