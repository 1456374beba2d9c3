import { expect, test } from 'vitest';

import { RegistrationForm } from '../../../src/domain/user/RegistrationForm';
import { validate } from '../../../src/domain/validation/validate';
import type { ValidationCode } from '../../../src/domain/validation/ValidationCode';

test.each([
  ['', 'CARD_NUMBER_REQUIRED'],
  [' ', 'CARD_NUMBER_REQUIRED'],
  ['9417 0000 0000 001x', 'CARD_NUMBER_CHARACTERS'],
  ['9417 0000 0000 001', 'CARD_NUMBER_LENGTH'],
  ['9417 0000 0000 00166', 'CARD_NUMBER_LENGTH'],
  ['9417 0000 0000 0017', 'CARD_NUMBER_WRONG'],
  ['9417 0000 0000 0016', undefined],
  ['9417-0000-0000-0016', undefined],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('card %j: %s', (cardNumber, violation) => {
  expect(validate(new RegistrationForm({ cardNumber, codeWord: 'Айва' })).cardNumber).toBe(violation);
});

test.each([
  ['', 'CODE_WORD_REQUIRED'],
  ['А', 'CODE_WORD_LENGTH'],
  ['шестнадцатьбуквы', 'CODE_WORD_LENGTH'],
  ['Айва 7', 'CODE_WORD_CHARACTERS'],
  ['Өрүк', undefined],
  ['apple', undefined],
] satisfies readonly (readonly [string, ValidationCode | undefined])[])('code word %j: %s', (codeWord, violation) => {
  expect(validate(new RegistrationForm({ cardNumber: '9417000000000016', codeWord })).codeWord).toBe(violation);
});
