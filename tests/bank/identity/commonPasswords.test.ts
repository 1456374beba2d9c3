import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { isCommonPassword } from '../../../bank/modules/identity/commonPasswords';
import { passwordRuleRefusal } from '../../../bank/modules/identity/newPasswords';
import { PASSWORD_POLICY } from '../../../src/domain/user/passwordPolicy';

/** As the list has them, first among the most common and last of the ten thousand. */
const LISTED = [
  '123456',
  'trustno1',
  '1qaz2wsx',
  '1234qwer',
  'qwer1234',
  'jordan23',
  'rush2112',
  'blink182',
  '123456789a',
  'ncc1701d',
  'usuckballz1',
  'babylon5',
  'mustang1',
  'wrinkle1',
  'satan666',
  'metallica1',
  'nemrac58',
  'gadget',
  'pancho',
  '24081990',
];

const UNLISTED = [
  'Айгүл сары 7 кой',
  'korok7-тоо',
  'vT9!pLq2',
  'three blue yaks 4',
  'кымыз+айран=2',
  'son-köl 3016 m',
  'q8Zr-0mPw',
  'жети өгүз 77 жол',
  'tunduk*40 uuk',
  'Ala 5 Archa 9',
  'mfKd83hsQx',
  'синий трактор 19',
  'боз үй 2 эшик',
  'xy-44-kumtor',
  'Kel, kel 100!',
  'ветер8с_гор',
  'p0loniumKurut',
  'r3ka Chu 61',
  'ak-kula 88 at',
  'Toguz 9 korgool',
];

/** Of people and places here, which no list of the world has. */
const LOCAL = ['parol123', 'Bishkek2026', 'Aibek777', 'привет123', 'жаным2026'];

describe('passwords that are tried first', () => {
  it.each([...LISTED, ...LOCAL])('include %j', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(UNLISTED)('do not include %j', (password) => expect(isCommonPassword(password)).toBe(false));

  it.each(['TRUSTNO1', 'TrustNo1', 'Blink182', 'METALLICA1', 'ПАРОЛЬ123'])(
    'include %j, whatever its case',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it('are ten thousand and more, each once', () => {
    const listed = readFileSync('bank/modules/identity/commonPasswords.txt', 'utf8').trimEnd().split('\n');
    expect(listed.length).toBeGreaterThan(10_000);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('a new password', () => {
  it.each([
    ['dragon', 'TOO_SHORT'],
    ['password', 'NO_DIGIT_OR_SYMBOL'],
    ['24081990', 'NO_LETTER'],
    ['trustno1', 'COMMON'],
    ['Metallica1', 'COMMON'],
    ['Qwerty123', 'COMMON'],
    ['metallica1 on tour', undefined],
  ])('%j is held against the other rules before the list: %s', (newPassword, rule) => {
    const refused = passwordRuleRefusal({
      username: 'saltanat',
      phone: '+996770000303',
      newPassword,
      policy: PASSWORD_POLICY,
    });
    expect(refused?.data).toEqual(rule === undefined ? undefined : { rule });
  });
});
