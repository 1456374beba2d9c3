import { describe, expect, it } from 'vitest';

import { passwordViolations } from '../../../src/domain/user/passwordPolicy';
import { comparableAnswer, isSecretAnswer } from '../../../src/domain/user/secretAnswer';

const OWNER = { username: 'aibek', phone: '+996555000101' };

describe('a new password', () => {
  it.each([
    ['korok7-тоо', []],
    ['12345678a', []],
    ['!!!!!!!!a', []],
    ['😀😀😀😀😀😀7a', []],
    ['a1', ['TOO_SHORT']],
    ['', ['TOO_SHORT', 'NO_LETTER', 'NO_DIGIT_OR_SYMBOL']],
    [`${'a'.repeat(29)}1`, []],
    [`${'a'.repeat(30)}1`, ['TOO_LONG']],
    ['justletters', ['NO_DIGIT_OR_SYMBOL']],
    ['just letters', ['NO_DIGIT_OR_SYMBOL']],
    ['87654321', ['NO_LETTER']],
    ['my Aibek 7', ['CONTAINS_LOGIN']],
    ['call 000-101', ['CONTAINS_PHONE']],
    ['TulPar 7777', ['CONTAINS_BANK_NAME']],
    ['aibek@тулпар 000101', ['CONTAINS_LOGIN', 'CONTAINS_PHONE', 'CONTAINS_BANK_NAME']],
  ] as const)('%j breaks %j', (password, violations) => {
    expect(passwordViolations(password, OWNER)).toEqual(violations);
  });

  it('may contain a login too short to tell anything, and anything when no phone is known', () => {
    expect(passwordViolations('absolute 1', { username: 'ab', phone: '' })).toEqual([]);
  });
});

describe('a policy of the bank', () => {
  it('rules length and forbidden words instead of that of the specification', () => {
    const policy = { shortest: 12, longest: 14, forbiddenWords: ['манас'] };
    const broken = (password: string) => passwordViolations(password, OWNER, policy);
    expect([broken('korok7-тоо'), broken('korok7-тоо-ак'), broken('korok7-тоо-ак-ат')]).toEqual([
      ['TOO_SHORT'],
      [],
      ['TOO_LONG'],
    ]);
    expect([broken('tulpar 12345'), broken('Манас 123456')]).toEqual([[], ['CONTAINS_BANK_NAME']]);
  });
});

describe('a secret answer', () => {
  it.each(['Ош', 'Каракол', 'Ысык', 'Smith', 'a'.repeat(30)])('may be %j', (answer) =>
    expect(isSecretAnswer(answer)).toBe(true),
  );
  it.each(['', 'а', 'a'.repeat(31), 'два слова', 'Ош2', 'O’Neill', '北京', 'اوش'])('may not be %j', (answer) =>
    expect(isSecretAnswer(answer)).toBe(false),
  );

  it('is compared without its case and in one form of its letters', () => {
    expect(comparableAnswer('Йорик')).toBe(comparableAnswer('йОРИК'.normalize('NFD')));
  });
});
