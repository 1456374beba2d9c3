import { crc32, deflateSync } from 'node:zlib';

/** A real JPEG of 16 by 12 pixels. */
export const SMALL_JPEG: Uint8Array<ArrayBuffer> = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//' +
    '2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAMABADASIAAhEBAxEB/8QA' +
    'FgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAGRAAAQUAAAAAAAAAAAAAAAAAAAISFFFh/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAXEQADAQAAAAAAAAAAAAAAAA' +
    'AAAxUW/9oADAMBAAIRAxEAPwDLSNEjSa9Vh6rKPPqFbbD/2Q==',
);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64, 'base64'));
}

/** Start of a grey JPEG after its size: one table of quantization, and codes of one bit for "the same grey" and "nothing else". */
const GREY_TABLES = Buffer.concat([
  Buffer.from([0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)]),
  ...[0x00, 0x10].map((table) => Buffer.from([0xff, 0xc4, 0, 20, table, 1, ...Array.from({ length: 15 }, () => 0), 0])),
  Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]),
]);

/** A grey JPEG of a size in pixels. Each square of eight by eight pixels takes two bits, so a large one is small in bytes. */
export function jpegOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const bits = 2 * Math.ceil(width / 8) * Math.ceil(height / 8);
  const scan = Buffer.alloc(Math.ceil(bits / 8));
  if (bits % 8 > 0) {
    scan[scan.length - 1] = 0xff >> (bits % 8);
  }
  const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  return Uint8Array.from(Buffer.concat([start, frame, GREY_TABLES, scan, end]));
}

/** The same picture with more segments right after its start. */
export function jpegWith(
  ...segments: readonly { readonly marker: number; readonly data: string }[]
): Uint8Array<ArrayBuffer> {
  const added = segments.map(({ marker, data }) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, Buffer.from(data, 'latin1')]);
  });
  return Uint8Array.from(Buffer.concat([SMALL_JPEG.subarray(0, 2), ...added, SMALL_JPEG.subarray(2)]));
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG with more chunks before its end. */
export function pngOf(width: number, height: number, ...chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const lines = Buffer.alloc((width + 1) * height, 0x80);
  for (let line = 0; line < height; line += 1) {
    lines[line * (width + 1)] = 0;
  }
  const parts = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    ...chunks,
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Uint8Array.from(Buffer.concat([SIGNATURE, ...parts]));
}

/** A PDF of one empty page with more words in it. */
export function pdfWith(words = ''): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${words}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
      'latin1',
    ),
  );
}
