import { describe, expect, test } from 'vitest';

import { foreignLetterIn } from '../../../src/domain/text/foreignLetter';
import {
  identifierText,
  readAccountNumber,
  readBic,
  readCardNumber,
  readCode,
  readIban,
  readInn,
  readLogin,
  readName,
  readOneTimeCode,
  readPhone,
} from '../../../src/domain/text/identifiers';

const GERMAN = 'DE89370400440532013000';

describe('identifiers as people paste them', () => {
  test.each([
    '\u200eDE89 3704 0044 0532 0130 00\u200e',
    'DE89\u200b3704\u200b0044\u200b0532\u200b0130\u200b00',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'iban de89 3704 0044 0532 0130 00',
    'DE89-3704-0044-0532-0130-00',
    'ＤＥ８９ ３７０４ ００４４ ０５３２ ０１３０ ００',
    'DE89\u00a03704\u20090044\u202f0532\u30000130\t00\r\n',
  ])('%j is the IBAN it looks like', (text) => {
    expect(readIban(text)).toBe(GERMAN);
  });

  test.each([
    ['12-345/6 b', '12-345/6B'],
    ['12\u20113456', '12-3456'],
    ['', ''],
  ])('the account number abroad %j that is no IBAN is read as %j', (text, number) => {
    expect(readIban(text)).toBe(number);
  });

  test.each([
    ['\u200bDEUTDEFF', 'DEUTDEFF'],
    ['BIC: deut de ff', 'DEUTDEFF'],
    ['SWIFT/BIC code: DEUTDEFF500', 'DEUTDEFF500'],
    ['DEUT\u2011DE\u2011FF', 'DEUTDEFF'],
    ['БИК: 044525225', '044525225'],
    ['BICEBICE', 'BICEBICE'],
  ])('the bank code %j is read as %j', (text, code) => {
    expect(readBic(text)).toBe(code);
  });

  test.each([
    '+996 555 000\u2011202',
    '00996555000202',
    '00 996 (555) 000-202',
    '996555000202',
    '0555 000 202',
    '0555.000.202',
    'tel:+996555000202',
    '\u202a+996 555 000 202\u202c',
    '＋９９６ ５５５ ０００ ２０２',
    '+996 (555) 000–202',
  ])('%j is the phone it looks like', (text) => {
    expect(readPhone(text)).toBe('+996555000202');
  });

  test.each([
    ['+7 (701) 123-45-67', '+77011234567'],
    ['007 701 123 45 67', '+77011234567'],
    ['701', '701'],
    ['abc', 'abc'],
  ])('the phone %j is read as %j', (text, phone) => {
    expect(readPhone(text)).toBe(phone);
  });

  test('numbers in groups are read without them', () => {
    expect(readAccountNumber('1280 0160\u20110000\u00a00114\u200b')).toBe('1280016000000114');
    expect(readCardNumber(' 9417-0000 0000–0016 ')).toBe('9417000000000016');
    expect(readInn('２ 0105 1990 00001')).toBe('20105199000001');
    expect(readOneTimeCode(' 872\u2011638\u200e')).toBe('872638');
  });

  test('codes keep their hyphens and get capital letters', () => {
    expect([readCode(' an\u2011123 45 '), identifierText('A\u2013B  C')]).toEqual(['AN-12345', 'A-B C']);
  });

  test('a login loses what the keyboard of a phone adds', () => {
    expect([readLogin('aibek '), readLogin('\u200baibek')]).toEqual(['aibek', 'aibek']);
  });

  test('a name is one line of visible characters', () => {
    expect(readName(' Айзада\u200b \n Токтосунова ')).toBe('Айзада Токтосунова');
  });
});

describe('letters of another alphabet', () => {
  test.each([
    ['D\u041589370400440532013000', { letter: '\u0415', position: 2, isCyrillic: true }],
    ['DE\u039189', { letter: '\u0391', position: 3, isCyrillic: false }],
    [GERMAN, undefined],
    ['', undefined],
  ])('the first one in %j is %j', (identifier, found) => {
    expect(foreignLetterIn(identifier)).toEqual(found);
  });
});
