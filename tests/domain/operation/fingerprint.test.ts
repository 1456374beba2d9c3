import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fingerprintOf } from '../../../src/domain/operation/fingerprint';

test.each([
  [[0, 0, 0, 0, 0], '0000-0000'],
  [[255, 255, 255, 255, 255], 'ZZZZ-ZZZZ'],
  [[0, 0, 0, 0, 1], '0000-0001'],
  [[8, 0, 0, 0, 0], '1000-0000'],
  [[0, 68, 50, 20, 199, 99], '0123-4567'],
])('bytes %j make %s', (bytes, fingerprint) => {
  expect(fingerprintOf(Uint8Array.from(bytes))).toBe(fingerprint);
});

test('only the first forty bits count, and all of them do', () => {
  const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(digests, fc.nat(31), fc.integer({ min: 1, max: 255 }), (digest, position, difference) => {
      const changed = digest.map((byte, index) => (index === position ? byte ^ difference : byte));
      expect(fingerprintOf(digest)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(fingerprintOf(changed) === fingerprintOf(digest)).toBe(position >= 5);
    }),
  );
});

test('a digest that is too short is a defect', () => {
  expect(() => fingerprintOf(new Uint8Array(4))).toThrow();
});
