import { expect, test } from 'vitest';

import { OtpForm, otpDigits } from '../../../src/domain/user/OtpForm';
import { SignInForm } from '../../../src/domain/user/SignInForm';
import { validate } from '../../../src/domain/validation/validate';
import type { ValidationCode } from '../../../src/domain/validation/ValidationCode';

test.each([
  ['', 'USERNAME_REQUIRED'],
  ['   ', 'USERNAME_REQUIRED'],
  ['abcd', 'USERNAME_LENGTH'],
  ['aibek', undefined],
  ['a'.repeat(30), undefined],
  ['a'.repeat(31), 'USERNAME_LENGTH'],
  ['aibek@mail.kg', undefined],
  ['a.b+c-d', undefined],
  ['Айбек', undefined],
  ['өмүрбек', undefined],
  ['aibek k', 'USERNAME_CHARACTERS'],
  ['aibek;', 'USERNAME_CHARACTERS'],
  ['<aibek>', 'USERNAME_CHARACTERS'],
  ['aibek№1', 'USERNAME_CHARACTERS'],
  ['"aibek"', 'USERNAME_CHARACTERS'],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('login %j: %s', (username, problem) => {
  expect(validate(new SignInForm({ username, password: 'x' })).username).toBe(problem);
});

test.each([
  ['', 'PASSWORD_REQUIRED'],
  ['x', undefined],
  [' ', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('password %j: %s', (password, problem) => {
  expect(validate(new SignInForm({ username: 'aibek', password })).password).toBe(problem);
});

test.each([
  ['', 'OTP_REQUIRED'],
  ['  ', 'OTP_REQUIRED'],
  ['12345', 'OTP_LENGTH'],
  ['123456', undefined],
  ['123 456', undefined],
  [' 12 34 56 78 ', undefined],
  ['123\u00a0456', undefined],
  ['123456789', 'OTP_LENGTH'],
  ['12345a', 'OTP_NOT_DIGITS'],
  ['123-456', 'OTP_NOT_DIGITS'],
  ['١٢٣٤٥٦', 'OTP_NOT_DIGITS'],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('code %j: %s', (otp, problem) => {
  expect(validate(new OtpForm({ otp })).otp).toBe(problem);
});

test('a code is sent without its spaces', () => {
  expect(otpDigits(' 123\u00a0456 ')).toBe('123456');
});
