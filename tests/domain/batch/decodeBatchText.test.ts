import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeBatchText, encodeWindows1251, linesOf } from '../../../src/domain/batch/decodeBatchText';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

it('UTF-8 is read, with its mark and without', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'Aя№ңөү漢😀;|\r\n\t') }), (text) => {
      expect(decodeBatchText(utf8(text))).toBe(text);
      expect(decodeBatchText(utf8(`\ufeff${text}`))).toBe(text);
    }),
  );
});

it('a long text is read whole, whatever letter stands where its parts meet', () => {
  for (const letter of ['A', 'я', '漢', '😀']) {
    const text = `x${letter.repeat(20_000)}`;
    expect(decodeBatchText(utf8(text)) === text, letter).toBe(true);
  }
  const names = 'Жук'.repeat(10_000);
  expect(decodeBatchText(encodeWindows1251(names)) === names).toBe(true);
});

it('as strictly as the decoder of the platform reads it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 12 }), (bytes) => {
      const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]);
      const read = decodeBatchText(marked);
      let strict: string | undefined;
      try {
        strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        strict = undefined;
      }
      // eslint-disable-next-line no-control-regex -- control characters are exactly what no text has
      const isText = strict !== undefined && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/.test(strict);
      expect(read).toBe(isText ? strict : undefined);
    }),
  );
});

it('what is no UTF-8 is read as windows-1251', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'АБЯабяЁё№«»—;|=1') }), (text) => {
      // Two letters of the alphabet one after the other are no UTF-8; every name has them.
      expect(decodeBatchText(encodeWindows1251(`Жук${text}`))).toBe(`Жук${text}`);
    }),
  );
  expect(decodeBatchText(encodeWindows1251('Жук漢'))).toBe('Жук?');
});

it('what is no text is not read: an archive, a place that stands for nothing, half a letter', () => {
  expect(decodeBatchText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined();
  expect(decodeBatchText(Uint8Array.from([0xc6, 0xd3, 0x98, 0x31]))).toBeUndefined();
  expect(decodeBatchText(Uint8Array.from([0xef, 0xbb, 0xbf, 0xd0]))).toBeUndefined();
});

it('lines end in any way', () => {
  expect(linesOf('a\r\nb\nc\rd\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(linesOf('a\n\n')).toEqual(['a', '']);
});
