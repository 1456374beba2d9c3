import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nameAgainstShown } from '../../../src/domain/user/nameAgainstShown';
import { shownName } from '../../../src/domain/user/shownName';

const SHOWN = 'Айзада Т.';

describe('a typed name against a shown one', () => {
  it.each([
    ['Токтогулова Айзада', 'match'],
    ['айзада токтогулова', 'match'],
    ['Айзада Т.', 'match'],
    ['Айзада Т', 'match'],
    ['Toktogulova Aizada', 'match'],
    ['Токтогулова Айзада Маратовна', 'match'],
    ['Токтогулова Айзада Марат кызы', 'match'],
    ['Айзада', 'close'],
    ['Токтогулова', 'close'],
    ['Айзада Маратовна', 'close'],
    ['Айзада Сыдыкова', 'different'],
    ['Айзада Айзада', 'different'],
    ['Бакыт', 'different'],
    ['А', 'different'],
    ['', undefined],
    ['   ', undefined],
  ] as const)('%s: %s', (typed, expected) => {
    expect(nameAgainstShown(typed, SHOWN)).toBe(expected);
  });

  it('compares the whole name of a company, whatever its quotes', () => {
    expect(nameAgainstShown('ОсОО Ак-Суу Трейд', 'ОсОО «Ак-Суу Трейд»')).toBe('match');
    expect(nameAgainstShown('Ак-Суу', 'ОсОО «Ак-Суу Трейд»')).toBe('close');
    expect(nameAgainstShown('ОсОО Ала-Тоо', 'ОсОО «Ак-Суу Трейд»')).toBe('different');
  });

  it.each([
    ['Үүлү Үсөнова', 'Үүлү Ү.'],
    ['Асан Уулу', 'Асан У.'],
    ['Войнович Иван', 'Иван В.'],
  ])('keeps a name that reads like a part of a patronymic: %s', (typed, shown) => {
    expect(nameAgainstShown(typed, shown)).toBe('match');
  });

  it('fits the name every shown one was made of, and tells nothing of the family name but its first letter', () => {
    const word = fc.stringMatching(/^[А-ЯӨҮҢ][а-яөүң]{2,9}$/);
    fc.assert(
      fc.property(word, word, (family, first) => {
        const shown = shownName({ kind: 'I', name: `${family} ${first}` });
        expect(nameAgainstShown(`${first} ${family}`, shown)).toBe('match');
        expect(nameAgainstShown(`${first} ${family.charAt(0)}ая`, shown)).toBe('match');
      }),
    );
  });
});
