import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { holderOfPerson } from '../../../src/domain/shop/cardHolder';
import { isCarried } from '../../../src/domain/swift/characters';
import { rur6 } from '../../../src/domain/swift/rur6';
import { latinText, transliterate } from '../../../src/domain/swift/transliterate';
import { lettersIn, nameIn, SERVED_LANGUAGES } from '../../support/servedNames';

const lettersOf = (name: string) => lettersIn(name, { apostrophes: false });

describe.each(SERVED_LANGUAGES)('a name in %s keeps all its letters', (language) => {
  test('in a message in Latin letters', () => {
    fc.assert(
      fc.property(nameIn(language), (name) => {
        const latin = transliterate(name);
        expect(latin).toEqual({ ok: true, value: latinText(name) });
        expect(lettersIn(latinText(name), { apostrophes: true })).toBeGreaterThanOrEqual(lettersOf(name));
      }),
    );
  });

  test('in a message in roubles, whose letters are Russian', () => {
    fc.assert(
      fc.property(nameIn(language), (name) => {
        const message = rur6(name);
        expect(isCarried(message, 'USD')).toBe(true);
        expect(message).not.toContain('?');
        expect(lettersIn(message, { apostrophes: false })).toBeGreaterThanOrEqual(lettersOf(name));
      }),
    );
  });

  test('on a card, or has initials where it is too long', () => {
    fc.assert(
      fc.property(nameIn(language), (name) => {
        const [first = '', second = ''] = latinText(name).toUpperCase().split(' ');
        fc.pre([first, second].every((word) => /^[A-Z]+('[A-Z]+)*$/.test(word)));
        expect([`${first} ${second}`, `${first.charAt(0)} ${second}`]).toContain(holderOfPerson(name));
      }),
    );
  });
});

describe('a Chinese name', () => {
  test('is on no card, and a message names its first letter', () => {
    expect(transliterate('李明')).toEqual({ ok: false, failure: '李' });
    expect(holderOfPerson('李明')).toBe('');
  });
});

test.each([
  ['ОсОО «Чүй Курулуш»', 'OSOO cUi KURULUQ'],
  ['Қасым-Жомарт Әбішұлы', 'KASYM-JOMART ABIQULY'],
  ['Григорій Їжак', 'GRIGORIi IJAK'],
  ['Ҷӯраев Ҳомид', 'cURAEV HOMID'],
  ['Łódź Müller', "'LODZ MULLER'"],
])('%j is written as %j in a message in roubles', (name, message) => {
  expect(rur6(name)).toBe(message);
});

test('a card has no apostrophe at the end of a word', () => {
  expect(holderOfPerson('Тоғ Ўғлиъ')).toBe("TOG O'G'LI");
});

test('a mark that no letter is composed with parts no word', () => {
  expect(latinText('Ы\u0304ш')).toBe('Ysh');
});
