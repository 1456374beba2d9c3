import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

import { createInputReader } from '../../../bank/compose/createInputReader';
import { createPictures } from '../../../bank/compose/createPictures';
import { cleanFile as clean } from '../../../bank/modules/files/cleanFile';
import { pictureSize, redrawPicture } from '../../../bank/modules/files/redrawPicture';
import { fileExtensionOf, LARGEST_FILE_BYTES } from '../../../src/domain/file/fileRules';
import type { FileExtension } from '../../../src/domain/file/fileRules';
import { jpegOf, jpegWith, pdfWith, pngChunk, pngOf, SMALL_JPEG } from '../../support/samplePictures';

const reader = createInputReader(1);
const pictures = createPictures();

afterAll(() => reader.close());
afterAll(() => pictures.close());

function cleanFile(extension: FileExtension, bytes: Uint8Array<ArrayBuffer>) {
  return clean({ reader, pictures }, extension, bytes);
}

function after(bytes: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat([bytes, Buffer.from(text)]));
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** Names of the chunks of a PNG, without pHYs, the printed size of a pixel. */
function chunksOf(png: Uint8Array): readonly string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length;) {
    names.push(textOf(png.subarray(at + 4, at + 8)));
    at += 12 + Buffer.from(png).readUInt32BE(at);
  }
  return names.filter((name) => name !== 'pHYs');
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

/** Pixels of a picture as it is shown. */
async function pixelsOf(bytes: Uint8Array): Promise<readonly number[]> {
  return [...(await sharp(bytes).autoOrient().greyscale().raw().toBuffer())];
}

/** Content that is left of a file, which has to be left. */
async function cleaned(extension: 'jpg' | 'png', bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const left = await cleanFile(extension, bytes);
  if ('violation' in left) {
    throw new Error(left.violation);
  }
  return left.bytes;
}

/** Everything a reader of pictures could find beside the pixels. */
async function metadataIn(bytes: Uint8Array): Promise<unknown> {
  const { exif, icc, iptc, xmp, comments, orientation, density } = await sharp(bytes).metadata();
  return { exif, icc, iptc, xmp, comments, orientation, density };
}

const NO_METADATA = { density: 72 };

describe('a JPEG', () => {
  it('keeps what it shows and its size', async () => {
    const drawn = await cleaned('jpg', SMALL_JPEG);
    expect(await pictureSize('jpg', drawn)).toEqual({ width: 16, height: 12 });
    const [before, after] = [await pixelsOf(SMALL_JPEG), await pixelsOf(drawn)];
    expect(after).toHaveLength(before.length);
    expect(Math.max(...after.map((value, at) => Math.abs(value - (before[at] ?? 0))))).toBeLessThan(8);
    expect(await pictureSize('jpg', await cleaned('jpg', jpegOf(512, 300)))).toEqual({ width: 512, height: 300 });
  });

  it.each(['II', 'MM'] as const)('loses where it was taken and is turned upright (%s)', async (order) => {
    const tagged = jpegWith({ marker: 0xe1, data: exif(6, order) }, { marker: 0xfe, data: 'taken by Aibek' });
    expect((await sharp(tagged).metadata()).orientation).toBe(6);
    const drawn = await cleaned('jpg', tagged);
    expect(textOf(drawn)).not.toMatch(/Exif|GPS|Aibek/);
    expect(await metadataIn(drawn)).toEqual(NO_METADATA);
    expect(await pictureSize('jpg', drawn)).toEqual({ width: 12, height: 16 });
  });

  it.each([
    ['place and names', { marker: 0xe1, data: 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Aibek</x:xmpmeta>' }],
    ['a small picture of before it was cut', { marker: 0xe2, data: 'MPF\0 thumbnail' }],
    ['a colour profile with a text', { marker: 0xe2, data: 'ICC_PROFILE\0\u0001\u0001 Aibek' }],
    ['an archive', { marker: 0xed, data: 'PK\u0003\u0004 Aibek' }],
    ['a script', { marker: 0xfe, data: '<script>alert(1)</script>' }],
  ])('loses %s', async (_what, segment) => {
    const drawn = await cleaned('jpg', jpegWith(segment));
    expect(textOf(drawn)).not.toMatch(/Aibek|MPF|ICC_PROFILE|PK|script/);
    expect(await metadataIn(drawn)).toEqual(NO_METADATA);
  });

  it('loses a whole other file behind its end', async () => {
    const drawn = await cleaned('jpg', after(SMALL_JPEG, '<script>alert(1)</script>PK'));
    expect(drawn).toEqual(await cleaned('jpg', SMALL_JPEG));
  });

  it('is damaged when it breaks off anywhere', async () => {
    for (let length = 3; length < SMALL_JPEG.length; length += 1) {
      const broken = await cleanFile('jpg', SMALL_JPEG.slice(0, length));
      expect([length, broken]).toEqual([length, { violation: 'FILE_DAMAGED' }]);
    }
  });

  it('is refused by its head when it unpacks to more pixels than are decoded', async () => {
    const bomb = jpegOf(10_000, 10_000);
    expect(bomb.length).toBeLessThan(LARGEST_FILE_BYTES);
    expect(await cleanFile('jpg', bomb)).toEqual({ violation: 'FILE_TOO_LARGE' });
    expect(await redrawPicture('jpg', bomb)).toBeUndefined();
  });
});

describe('a PNG', () => {
  it('keeps every pixel and loses texts, times and what follows its end', async () => {
    const talkative = pngOf(4, 3, pngChunk('tEXt', Buffer.from('Author\0Aibek')), pngChunk('tIME', Buffer.alloc(7)));
    const drawn = await cleaned('png', after(talkative, 'PK<script>'));
    expect(drawn).toEqual(await cleaned('png', pngOf(4, 3)));
    expect(chunksOf(drawn)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(await pictureSize('png', drawn)).toEqual({ width: 4, height: 3 });
    expect(await pixelsOf(drawn)).toEqual(await pixelsOf(pngOf(4, 3)));
  });

  it.each([
    ['an unknown part that matters', pngOf(4, 3, pngChunk('EVIL', Buffer.from('<script>')))],
    ['a second head', pngOf(4, 3, Buffer.from(pngOf(9, 9).subarray(8, 33)))],
    ['no end', pngOf(4, 3).slice(0, -12)],
    ['frames of an animation', pngOf(4, 3, pngChunk('acTL', Buffer.alloc(8)), pngChunk('fdAT', Buffer.from('Aibek')))],
  ])('is whole again and plain with %s', async (_what, odd) => {
    expect(await cleaned('png', odd)).toEqual(await cleaned('png', pngOf(4, 3)));
  });

  it('is damaged with a wrong checksum, or without its pixels', async () => {
    const plain = pngOf(4, 3);
    const spoilt = Uint8Array.from(plain);
    spoilt[17] = 9;
    expect(await cleanFile('png', spoilt)).toEqual({ violation: 'FILE_DAMAGED' });
    for (let length = 8; length < plain.length - 12; length += 1) {
      expect([length, await cleanFile('png', plain.slice(0, length))]).toEqual([length, { violation: 'FILE_DAMAGED' }]);
    }
  });

  it('is refused by its head when it unpacks to more pixels than are decoded', async () => {
    const bomb = pngOf(8_000, 8_000);
    expect(bomb.length).toBeLessThan(LARGEST_FILE_BYTES);
    expect(await cleanFile('png', bomb)).toEqual({ violation: 'FILE_TOO_LARGE' });
    expect(await redrawPicture('png', bomb)).toBeUndefined();
  });
});

describe('a file that says to be another picture', () => {
  it.each([
    ['jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['png', 'GIF89a\u0001\0\u0001\0\0\0\0;'],
  ] as const)('is damaged: %s', async (extension, content) => {
    expect(await cleanFile(extension, Uint8Array.from(Buffer.from(content, 'latin1')))).toEqual({
      violation: 'FILE_DAMAGED',
    });
  });

  it('is damaged when it is a picture of the other kind', async () => {
    expect(await cleanFile('png', SMALL_JPEG)).toEqual({ violation: 'FILE_DAMAGED' });
    expect(await cleanFile('jpg', pngOf(4, 3))).toEqual({ violation: 'FILE_DAMAGED' });
  });
});

describe('a PDF', () => {
  it('is kept as it is', async () => {
    expect(await cleanFile('pdf', pdfWith())).toEqual({ bytes: pdfWith() });
  });

  it.each([
    '/OpenAction<</S/JavaScript/JS(app.alert(1))>>',
    '/S/J#61vaScript',
    '/Launch',
    '/EmbeddedFiles 3 0 R',
    '/RichMedia',
    '/Encrypt 4 0 R',
  ])('is refused when it plainly holds %s', async (words) => {
    expect(await cleanFile('pdf', pdfWith(words))).toEqual({ violation: 'FILE_TYPE_NOT_ALLOWED' });
  });

  it('is not one without an end', async () => {
    expect(await cleanFile('pdf', pdfWith().slice(0, -6))).toEqual({ violation: 'FILE_DAMAGED' });
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

  it('never makes the bank stumble, whatever follows those bytes', async () => {
    const starts = [SMALL_JPEG.slice(0, 20), pngOf(1, 1).slice(0, 33), pdfWith().slice(0, 8)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), async (start, rest) => {
        const bytes = Uint8Array.from(Buffer.concat([start, rest]));
        const extension = fileExtensionOf(bytes);
        const left = extension && (await cleanFile(extension, bytes));
        expect(left === undefined || 'violation' in left || fileExtensionOf(left.bytes) === extension).toBe(true);
      }),
    );
  });
});
