import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, it } from 'vitest';

import { encodeWindows1251, linesOf } from '../../../src/domain/batch/batchText';

it('text is written in windows-1251, unless a character is not in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'АБЯабяЁё№«»—;|=1ң漢') }), (text) => {
      const expected = /[ң漢]/.test(text) ? undefined : new Uint8Array(iconv.encode(text, 'win1251'));
      expect(encodeWindows1251(text)).toEqual(expected);
    }),
  );
});

it('lines end in any way', () => {
  expect(linesOf('a\r\nb\nc\rd\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(linesOf('a\n\n')).toEqual(['a', '']);
});
