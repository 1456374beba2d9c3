import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  groupAccountNumber,
  groupedNumbers,
  isAccountNumber,
  lastFour,
  maskAccountNumber,
  withCheckDigits,
} from '../../../src/domain/account/accountNumber';

test.each([
  '1280016000000114',
  '1280016000000215',
  '1280016000000013',
  '1280016000008400',
  '1091820000077759',
  '1240010000123492',
  '1180000000004250',
  '1350100000555556',
  '1031000000999987',
])('%s is an account number', (number) => {
  expect(isAccountNumber(number)).toBe(true);
  expect(withCheckDigits(number.slice(0, 14))).toBe(number);
});

test.each([
  '1240020000123456',
  '1280012345678901',
  '1280016000000115',
  '128001600000011',
  '12800160000001140',
  '',
  '128001600000011a',
  '1280 0160 0000 0114',
])('%j is not an account number', (text) => {
  expect(isAccountNumber(text)).toBe(false);
});

test('a wrong digit or two swapped neighbours never pass', () => {
  const starts = fc.stringMatching(/^128\d{11}$/);
  fc.assert(
    fc.property(starts, fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, position, shift) => {
      const number = withCheckDigits(start);
      const digit = (Number.parseInt(number.charAt(position), 10) + shift) % 10;
      expect(isAccountNumber(`${number.slice(0, position)}${digit}${number.slice(position + 1)}`)).toBe(false);
    }),
  );
});

test('check digits are made for fourteen digits only', () => {
  expect(() => withCheckDigits('1280016000000')).toThrow();
  expect(() => withCheckDigits('128001600000011')).toThrow();
});

test('ways to write an account number', () => {
  expect(lastFour('1280016000000114')).toBe('0114');
  expect(maskAccountNumber('1280016000000114')).toBe('*0114');
  expect(groupAccountNumber('1280016000000114')).toBe('1280\u00a00160\u00a00000\u00a00114');
  expect(groupAccountNumber('GB82WEST12345698765432')).toBe('GB82\u00a0WEST\u00a01234\u00a05698\u00a07654\u00a032');
});

test('several account numbers are separated as the language separates a list', () => {
  expect(groupedNumbers(['1280016000000114', '1280016000000211'], 'ru')).toBe(
    '1280\u00a00160\u00a00000\u00a00114, 1280\u00a00160\u00a00000\u00a00211',
  );
  expect(groupedNumbers(['1280016000000114', '1280016000000211'], 'cn')).toBe(
    '1280\u00a00160\u00a00000\u00a00114、1280\u00a00160\u00a00000\u00a00211',
  );
});
