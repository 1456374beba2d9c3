import { expect, it } from 'vitest';

import { statements as cn } from '../../../src/locales/cn/screens/accounts.json';
import { statements as en } from '../../../src/locales/en/screens/accounts.json';
import { statements as kg } from '../../../src/locales/kg/screens/accounts.json';
import { statements as ru } from '../../../src/locales/ru/screens/accounts.json';

it.each([
  ['ru', ru, 'Для программ'],
  ['en', en, 'For programs'],
  ['kg', kg, 'Программалар үчүн'],
  ['cn', cn, '供程序使用'],
] as const)(
  'in %s CSV is for programs, and XLSX is named for Excel, which keeps fifteen digits',
  (_language, words, said) => {
    expect(words.formatHints.csv).toContain(said);
    expect(words.formatHints.csv).toMatch(/Excel.*XLSX/);
  },
);
