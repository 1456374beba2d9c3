import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { verificationCodeOf, writtenCode } from '../../../src/domain/statement/verificationCode';

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('the code of a statement', () => {
  it('is recognized in every way it may be typed', () => {
    fc.assert(
      fc.property(digest, (bytes) => {
        const code = verificationCodeOf(bytes);
        expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
        const ways = [
          code,
          code.toLowerCase(),
          code.replaceAll('-', ''),
          code.replaceAll('-', ' '),
          code.replaceAll('0', 'o').replaceAll('1', 'l'),
        ];
        expect(ways.map(writtenCode)).toEqual(ways.map(() => code));
      }),
    );
  });

  it('differs where the first hundred bits differ', () => {
    fc.assert(
      fc.property(digest, fc.nat({ max: 99 }), (bytes, bit) => {
        const other = bytes.map((byte, index) => (index === Math.floor(bit / 8) ? byte ^ (128 >> (bit % 8)) : byte));
        expect(verificationCodeOf(other)).not.toBe(verificationCodeOf(bytes));
      }),
    );
  });

  it.each(['', '1234', 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ', 'ABCD-EFGH-JKMN-PQRS-TVW!', 'ЁЁЁЁ-0000-0000-0000-0000'])(
    'is not %j',
    (text) => {
      expect(writtenCode(text)).toBeUndefined();
    },
  );
});
