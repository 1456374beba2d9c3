import { expect, it } from 'vitest';

import cn from '../../../src/locales/cn/screens/statements.json';
import en from '../../../src/locales/en/screens/statements.json';
import kg from '../../../src/locales/kg/screens/statements.json';
import ru from '../../../src/locales/ru/screens/statements.json';

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
