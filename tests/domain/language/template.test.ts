import { describe, expect, it } from 'vitest';

import { filled, filledText, inEveryLanguage } from '../../../src/domain/language/template';

describe('a template', () => {
  it('is filled by name, in any order and as often as it names a value', () => {
    expect(filled('{{amount}} to {{name}}, {{amount}} in all', { name: 'Aibek', amount: 5 })).toBe(
      '5 to Aibek, 5 in all',
    );
  });

  it('keeps what a value looks like, be it another template or a replacement pattern', () => {
    expect(filled('{{name}} and {{code}}', { name: '{{code}} $& $1', code: '482913' })).toBe(
      '{{code}} $& $1 and 482913',
    );
  });

  it.each([{}, { amount: 5 }, { Name: 'Aibek' }])('is refused without a value for each of its names: %j', (values) => {
    expect(() => filled('To {{name}}', values)).toThrow('No value for name in: To {{name}}');
  });

  it('is filled in each language, with values of that language where they are given so', () => {
    const template = { ru: 'Счёт {{number}}', en: 'Account {{number}}', kg: '{{number}} эсеби', cn: '账户 {{number}}' };
    expect(filledText(template, { number: '•1234' })).toEqual({
      ru: 'Счёт •1234',
      en: 'Account •1234',
      kg: '•1234 эсеби',
      cn: '账户 •1234',
    });
    expect(filledText(template, (language) => ({ number: language }))).toEqual({
      ru: 'Счёт ru',
      en: 'Account en',
      kg: 'kg эсеби',
      cn: '账户 cn',
    });
  });
});

it('makes one value for each language', () => {
  expect(inEveryLanguage((language) => language.toUpperCase())).toEqual({ ru: 'RU', en: 'EN', kg: 'KG', cn: 'CN' });
});
