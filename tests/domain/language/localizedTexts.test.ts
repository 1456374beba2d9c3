import { describe, expect, it } from 'vitest';

import { localizedTexts } from '../../../src/domain/language/localizedTexts';

const RUSSIAN = { fee: 'Комиссия', states: { paid: 'Оплачено' } };
const FILES = {
  ru: RUSSIAN,
  en: { fee: 'Fee', states: { paid: 'Paid' } },
  kg: { fee: 'Комиссия', states: { paid: 'Төлөндү' } },
  cn: { fee: '手续费', states: { paid: '已付' } },
};

describe('the texts of four files', () => {
  it('are read by key first and language second', () => {
    expect(localizedTexts(FILES)).toEqual({
      fee: { ru: 'Комиссия', en: 'Fee', kg: 'Комиссия', cn: '手续费' },
      states: { paid: { ru: 'Оплачено', en: 'Paid', kg: 'Төлөндү', cn: '已付' } },
    });
  });

  it.each([
    ['a text where another language has a group', { fee: 'Fee', states: 'Paid' }],
    ['nothing', { fee: 'Fee' }],
  ])('are refused when a language has %s', (_what, en) => {
    const files = { ...FILES, en: Object.assign({ fee: '', states: { paid: '' } }, { states: undefined }, en) };
    expect(() => localizedTexts(files)).toThrow('states has no text in every language');
  });
});
