import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { maskedName } from '../../../src/domain/user/maskedName';
import { nameAgainstMask } from '../../../src/domain/user/nameAgainstMask';

const SHOWN = 'Т***а А***а';

describe('a name against a mask', () => {
  it.each([
    ['Токтогулова Айзада', 'match'],
    ['айзада токтогулова', 'match'],
    ['Toktogulova Aizada', 'match'],
    ['Айзада', 'close'],
    ['Айзада Кызы', 'different'],
    ['Айзада Айзада', 'different'],
    ['Бакыт', 'different'],
    ['Айзада Токтогулова Маратовна', 'different'],
    ['А', 'different'],
    ['', undefined],
    ['   ', undefined],
  ] as const)('%s: %s', (typed, expected) => {
    expect(nameAgainstMask(typed, SHOWN)).toBe(expected);
  });

  it('compares the whole name of a company, whatever its quotes', () => {
    expect(nameAgainstMask('ОсОО Ак-Суу Трейд', 'ОсОО «Ак-Суу Трейд»')).toBe('match');
    expect(nameAgainstMask('Ак-Суу', 'ОсОО «Ак-Суу Трейд»')).toBe('close');
    expect(nameAgainstMask('ОсОО Ала-Тоо', 'ОсОО «Ак-Суу Трейд»')).toBe('different');
  });

  it('fits every name its own mask was made of, in any order, and tells no more than the mask', () => {
    const word = fc.stringMatching(/^[А-ЯӨҮҢ][а-яөүң]{0,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(nameAgainstMask(words.toReversed().join(' '), maskedName(words.join(' ')))).toBe('match');
      }),
    );
    fc.assert(
      fc.property(word.filter((each) => each.length > 3), fc.stringMatching(/^[а-я]{1,5}$/), (name, other) => {
        const changed = `${name.charAt(0)}${other}${name.slice(-1)}`;
        expect(nameAgainstMask(changed, maskedName(name))).toBe('match');
      }),
    );
  });
});
