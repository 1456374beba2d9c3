import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cleanFile } from '../../../bank/modules/files/cleanFile';
import { cleanJpeg } from '../../../bank/modules/files/cleanJpeg';
import { cleanPng } from '../../../bank/modules/files/cleanPng';
import { fileExtensionOf } from '../../../src/domain/file/fileRules';
import { jpegOf, jpegWith, pdfWith, pngChunk, pngOf, SMALL_JPEG } from '../../support/samplePictures';

function after(bytes: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat([bytes, Buffer.from(text)]));
}

function textOf(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString('latin1');
}

/** EXIF data as a camera writes it: GPS position and orientation, in either byte order. */
function exif(orientation: number, order: 'II' | 'MM'): string {
  const little = order === 'II';
  const number = (value: number, size: 2 | 4) => {
    const bytes = Buffer.alloc(size);
    bytes[little ? 'writeUIntLE' : 'writeUIntBE'](value, 0, size);
    return bytes.toString('latin1');
  };
  const entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2);
  return `Exif\0\0${order}${number(42, 2)}${number(8, 4)}${number(1, 2)}${entry}${number(0, 4)}GPS 42.8746 74.5698`;
}

describe('a JPEG', () => {
  it('keeps the picture and its size, byte for byte', () => {
    expect(cleanJpeg(SMALL_JPEG)).toEqual({ width: 16, height: 12, bytes: SMALL_JPEG });
    expect(cleanJpeg(jpegOf(512, 512))).toMatchObject({ width: 512, height: 512 });
  });

  it.each(['II', 'MM'] as const)('loses where it was taken and keeps which way up it is (%s)', (order) => {
    const cleaned = cleanJpeg(
      jpegWith({ marker: 0xe1, data: exif(6, order) }, { marker: 0xfe, data: 'taken by Aibek' }),
    );
    expect(textOf(cleaned?.bytes)).not.toMatch(/GPS|Aibek/);
    expect(textOf(cleaned?.bytes).slice(0, 40)).toContain(
      'Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006',
    );
    expect(cleanJpeg(cleaned?.bytes ?? SMALL_JPEG)).toEqual(cleaned);
  });

  it('loses a whole other file behind its end', () => {
    expect(cleanJpeg(after(SMALL_JPEG, '<script>alert(1)</script>PK'))?.bytes).toEqual(SMALL_JPEG);
  });

  it('is not one when it breaks off anywhere', () => {
    for (let length = 3; length < SMALL_JPEG.length; length += 1) {
      expect([length, cleanJpeg(SMALL_JPEG.slice(0, length))]).toEqual([length, undefined]);
    }
  });
});

describe('a PNG', () => {
  it('keeps the picture and loses texts, times and what follows its end', () => {
    const plain = pngOf(4, 3);
    const talkative = pngOf(4, 3, pngChunk('tEXt', Buffer.from('Author\0Aibek')), pngChunk('tIME', Buffer.alloc(7)));
    expect(cleanPng(after(talkative, 'PK'))).toEqual({ width: 4, height: 3, bytes: plain });
  });

  it('is not one with a wrong checksum, an unknown part that matters, two heads or no end', () => {
    const plain = pngOf(4, 3);
    const spoilt = Uint8Array.from(plain);
    spoilt[17] = 9;
    expect(cleanPng(spoilt)).toBeUndefined();
    expect(cleanPng(pngOf(4, 3, pngChunk('EVIL', Buffer.alloc(4))))).toBeUndefined();
    expect(cleanPng(pngOf(4, 3, Buffer.from(plain.subarray(8, 33))))).toBeUndefined();
    expect(cleanPng(plain.slice(0, -1))).toBeUndefined();
  });
});

describe('a PDF', () => {
  it('is kept as it is', () => {
    expect(cleanFile('pdf', pdfWith())).toEqual({ bytes: pdfWith() });
  });

  it.each([
    '/OpenAction<</S/JavaScript/JS(app.alert(1))>>',
    '/S/J#61vaScript',
    '/Launch',
    '/EmbeddedFiles 3 0 R',
    '/RichMedia',
    '/Encrypt 4 0 R',
  ])('is refused when it plainly holds %s', (words) => {
    expect(cleanFile('pdf', pdfWith(words))).toEqual({ violation: 'FILE_TYPE_NOT_ALLOWED' });
  });

  it('is not one without an end', () => {
    expect(cleanFile('pdf', pdfWith().slice(0, -6))).toEqual({ violation: 'FILE_DAMAGED' });
  });
});

describe('the type of a file', () => {
  it.each([
    ['jpg', SMALL_JPEG],
    ['png', pngOf(1, 1)],
    ['pdf', pdfWith()],
    [undefined, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, new TextEncoder().encode('MZ an executable')],
    [undefined, new TextEncoder().encode('GIF89a')],
    [undefined, new Uint8Array()],
  ])('%s is known by its first bytes', (extension, bytes) => {
    expect(fileExtensionOf(bytes)).toBe(extension);
  });

  it('never makes the bank stumble, whatever follows those bytes', () => {
    const starts = [SMALL_JPEG.slice(0, 20), pngOf(1, 1).slice(0, 33), pdfWith().slice(0, 8)];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const bytes = Uint8Array.from(Buffer.concat([start, rest]));
        const extension = fileExtensionOf(bytes);
        const cleaned = extension && cleanFile(extension, bytes);
        expect(cleaned === undefined || 'violation' in cleaned || cleaned.bytes.length <= bytes.length + 36).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
