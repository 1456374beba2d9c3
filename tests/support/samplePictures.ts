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

/** The same picture, said to be of another size; it is never looked at, only taken apart. */
export function jpegOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(SMALL_JPEG);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return Uint8Array.from(bytes);
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
