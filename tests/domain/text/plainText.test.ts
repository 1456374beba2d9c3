import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { NAME, WORDED } from '../../../src/domain/text/lettering';
import { plainLine, plainText, visibleText } from '../../../src/domain/text/plainText';

describe('plain text', () => {
  test.each([
    ['Оплата за учебный год'.normalize('NFD'), 'Оплата за учебный год'],
    ['За билет \u202e00,000 5 алинрев\u202c скрыто', 'За билет 00,000 5 алинрев скрыто'],
    ['\u200b\u200b\u200b\u200b', ''],
    ['\u3164\u115f\uffa0', ''],
    ['    ', ''],
    ['\ufeffСчёт\u00a015\u2009из\u300028', 'Счёт 15 из 28'],
    ['dog\u00adovor', 'dogovor'],
    ['\u2066Ivan\u2069 \u200fIvanov\u200e', 'Ivan Ivanov'],
    ['one\r\ntwo\u2028three\rfour', 'one\ntwo\nthree\nfour'],
    ['a\u0000b\u0007c\u009f', 'abc'],
    ['half \ud83d', 'half'],
    ['a\tb', 'a b'],
    ['👨‍👩‍👧 и ❤️', '👨‍👩‍👧 и ❤️'],
    ['Au\u200dsgaben', 'Ausgaben'],
    ['№ 5 «Ала-Тоо» – 50 %', '№ 5 «Ала-Тоо» – 50 %'],
  ])('%j becomes %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test('spaces around a text stay while it is typed', () => {
    expect(visibleText('За \u200b')).toBe('За ');
  });

  test('a line has single spaces between its words', () => {
    expect(plainLine(' ОсОО\n  «Ала-Тоо»\u00a0 ')).toBe('ОсОО «Ала-Тоо»');
  });

  test('plain text of a plain text is itself, without an invisible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const plain = plainText(text);
        expect(plainText(plain)).toBe(plain);
        expect(plain).toBe(plain.normalize('NFC'));
        expect(plain).not.toMatch(/[\p{Cs}\u202a-\u202e\u2060-\u206f\u200b\u200c\u200e\u200f\ufeff]/u);
      }),
    );
  });
});

describe('letters of a name and a purpose', () => {
  test.each([
    ['Ли', true],
    ['李明', true],
    ['A1', false],
    ['....', false],
    ['\u3164\u3164\u3164\u3164', false],
    ['\u2800\u2800\u2800\u2800', false],
    ['', false],
  ])('%j as a name: %s', (text, isName) => {
    expect(NAME.test(text)).toBe(isName);
  });

  test.each([
    ['15/1', true],
    ['за', true],
    ['----', false],
    ['\u2800\u2800', false],
  ])('%j as a purpose: %s', (text, isPurpose) => {
    expect(WORDED.test(text)).toBe(isPurpose);
  });
});
