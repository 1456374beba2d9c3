import { crc32 } from 'node:zlib';

import type { CleanPicture } from './CleanPicture';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;

/** Chunks that are kept: the picture and the meaning of its colours. Chunks of text, times and animations are dropped. */
const KEPT: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
]);

/** Rebuilds a PNG from its own chunks without metadata and any data after its end. `undefined` when it is not a whole PNG. */
export function cleanPng(bytes: Uint8Array): CleanPicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let size: Pick<CleanPicture, 'width' | 'height'> | undefined;
  let hasData = false;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) {
      return undefined;
    }
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    if ((size === undefined) !== (type === 'IHDR') || (type === 'IHDR' && length !== HEADER_BYTES)) {
      return undefined;
    }
    size ??= { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    hasData ||= type === 'IDAT';
    if (KEPT.has(type)) {
      kept.push(bytes.subarray(at, end));
    } else if (isCritical(type)) {
      return undefined;
    }
    if (type === 'IEND') {
      return hasData ? { ...size, bytes: Uint8Array.from(Buffer.concat(kept)) } : undefined;
    }
    at = end;
  }
  return undefined;
}

/** A picture cannot be shown without its critical chunks (PNG, section 5.4), so an unknown one makes it another format. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}
