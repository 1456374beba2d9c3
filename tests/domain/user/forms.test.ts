import { expect, test } from 'vitest';

import { comparableCodeWord, isCodeWord } from '../../../src/domain/user/codeWord';
import { CodeWordForm } from '../../../src/domain/user/CodeWordForm';
import { OtpForm } from '../../../src/domain/user/OtpForm';
import { RestoreForm } from '../../../src/domain/user/RestoreForm';
import { isSecretAnswer } from '../../../src/domain/user/secretAnswer';
import { SecurityAnswerForm } from '../../../src/domain/user/SecurityAnswerForm';
import { SignInForm } from '../../../src/domain/user/SignInForm';
import { validate } from '../../../src/domain/validation/validate';
import type { ValidationCode } from '../../../src/domain/validation/ValidationCode';
import { readOneTimeCode } from '../../../src/domain/text/identifiers';

test.each([
  ['', 'USERNAME_REQUIRED'],
  ['   ', 'USERNAME_REQUIRED'],
  ['abcd', 'USERNAME_LENGTH'],
  ['aibek', undefined],
  ['aibek ', undefined],
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
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('login %j: %s', (username, violation) => {
  expect(validate(new SignInForm({ username, password: 'x' })).username).toBe(violation);
});

test.each([
  ['', 'PASSWORD_REQUIRED'],
  ['x', undefined],
  [' ', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('password %j: %s', (password, violation) => {
  expect(validate(new SignInForm({ username: 'aibek', password }), ['password']).password).toBe(violation);
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
  ['123-456', undefined],
  ['١٢٣٤٥٦', 'OTP_NOT_DIGITS'],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('code %j: %s', (otp, violation) => {
  expect(validate(new OtpForm({ otp })).otp).toBe(violation);
});

test('a code is sent without its spaces', () => {
  expect(readOneTimeCode(' 123\u00a0456 ')).toBe('123456');
});

test.each([
  ['', 'PHONE_REQUIRED'],
  ['0555 00 01 01', undefined],
  ['+996 (555) 00-01-01', undefined],
  ['555', 'PHONE_LENGTH'],
  ['1'.repeat(21), 'PHONE_LENGTH'],
  ['55500010a', 'PHONE_CHARACTERS'],
  ['996+555000101', 'PHONE_CHARACTERS'],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('phone %j: %s', (phone, violation) => {
  expect(validate(new RestoreForm({ username: 'aibek', phone })).phone).toBe(violation);
});

test.each([
  ['', 'ANSWER_REQUIRED'],
  ['а', 'ANSWER_LENGTH'],
  ['Тайган', undefined],
  [' Тайган ', undefined],
  ['два слова', 'ANSWER_CHARACTERS'],
  ['Ош1', 'ANSWER_CHARACTERS'],
  ['北京', 'ANSWER_CHARACTERS'],
  ['ы'.repeat(31), 'ANSWER_LENGTH'],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('answer %j: %s', (answer, violation) => {
  const form = new SecurityAnswerForm({ questionId: '1', answer });
  expect(validate(form).answer).toBe(violation);
  expect(isSecretAnswer(form.answer)).toBe(violation === undefined);
});

test.each([
  ['', 'CODE_WORD_REQUIRED'],
  ['а', 'CODE_WORD_LENGTH'],
  ['Өрүк', undefined],
  ['apricot', undefined],
  ['слово-1', 'CODE_WORD_CHARACTERS'],
  ['ы'.repeat(15), undefined],
  ['ы'.repeat(16), 'CODE_WORD_LENGTH'],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('code word %j: %s', (codeWord, violation) => {
  const form = new CodeWordForm({ codeWord });
  expect(validate(form).codeWord).toBe(violation);
  expect(isCodeWord(form.codeWord)).toBe(violation === undefined);
});

test('a code word is compared without its capital letters', () => {
  expect(comparableCodeWord('ӨРҮК')).toBe('өрүк');
});
