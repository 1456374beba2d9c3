import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, it } from 'vitest';

import { encodeWindows1251, linesOf } from '../../../src/domain/batch/batchText';

it('text is written in windows-1251, and what it has not as a question mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'АБЯабяЁё№«»—;|=1ң漢') }), (text) => {
      expect(encodeWindows1251(text)).toEqual(new Uint8Array(iconv.encode(text, 'win1251')));
    }),
  );
});

it('lines end in any way', () => {
  expect(linesOf('a\r\nb\nc\rd\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(linesOf('a\n\n')).toEqual(['a', '']);
});
