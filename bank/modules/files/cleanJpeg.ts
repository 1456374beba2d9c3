import type { CleanPicture } from './CleanPicture';

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = 0xe1;

/** JFIF, colour profile and Adobe's colour transform: without them the picture looks different. */
const KEPT_APPLICATION_SEGMENTS: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);

/**
 * Rebuilds a JPEG from its own segments without metadata: place, time, camera, comments and any data after its end. The orientation is
 * kept. `undefined` when it is not a whole JPEG.
 */
export function cleanJpeg(bytes: Uint8Array): CleanPicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  let size: Pick<CleanPicture, 'width' | 'height'> | undefined;
  let orientation = UPRIGHT;
  let scanned = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === START_OF_IMAGE) {
      return undefined;
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      return size !== undefined && scanned ? { ...size, bytes: joined(kept, orientation) } : undefined;
    }
    const length = at + 4 <= bytes.length ? view.getUint16(at + 2) : 0;
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) {
      return undefined;
    }
    const segment = bytes.subarray(at, end);
    size ??=
      isFrame(marker) && length >= 9 ? { height: view.getUint16(at + 5), width: view.getUint16(at + 7) } : undefined;
    orientation = marker === EXIF ? (orientationIn(segment) ?? orientation) : orientation;
    if (isKept(marker)) {
      kept.push(segment);
    }
    at = end;
    if (marker === START_OF_SCAN) {
      scanned = true;
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  return undefined;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isKept(marker: number): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  return isApplication ? KEPT_APPLICATION_SEGMENTS.has(marker) : marker !== COMMENT;
}

/** Offset of the end of the compressed picture: the first marker that is neither a stuffed byte nor a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) {
      return at;
    }
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

const UPRIGHT = 1;
const EXIF_HEADER_BYTES = 10;
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** Exif orientation of the picture, 1 to 8 (Exif 2.3, section 4.6.4); `undefined` where the segment does not state it. */
function orientationIn(segment: Uint8Array): number | undefined {
  const text = Buffer.from(segment.subarray(4, EXIF_HEADER_BYTES)).toString('latin1');
  const tiff = new DataView(
    segment.buffer,
    segment.byteOffset + EXIF_HEADER_BYTES,
    Math.max(0, segment.length - EXIF_HEADER_BYTES),
  );
  if (text !== 'Exif\0\0' || tiff.byteLength < 8) {
    return undefined;
  }
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  const entries = directory + 2 <= tiff.byteLength ? tiff.getUint16(directory, little) : 0;
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.byteLength) {
      return undefined;
    }
    if (tiff.getUint16(entry, little) === ORIENTATION_TAG) {
      const value = tiff.getUint16(entry + 8, little);
      return value >= UPRIGHT && value <= 8 ? value : undefined;
    }
  }
  return undefined;
}

function joined(segments: readonly Uint8Array[], orientation: number): Uint8Array<ArrayBuffer> {
  const turned = orientation === UPRIGHT ? [] : [exifOf(orientation)];
  return Uint8Array.from(
    Buffer.concat([Buffer.from([0xff, START_OF_IMAGE]), ...turned, ...segments, Buffer.from([0xff, END_OF_IMAGE])]),
  );
}

/** An Exif segment with the orientation of the picture, and nothing else. */
function exifOf(orientation: number): Uint8Array {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xff00 + EXIF, 0);
  segment.writeUInt16BE(34, 2);
  segment.write('Exif\0\0MM\0*', 4, 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(ORIENTATION_TAG, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
