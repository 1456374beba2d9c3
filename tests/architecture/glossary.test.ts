import { describe, expect, it } from 'vitest';

import { sourceFiles } from '../support/sourceFiles';

const [GLOSSARY] = sourceFiles(['docs'], ['.md']).filter(({ path }) => path === 'docs/GLOSSARY.md');
const LANGUAGES = ['ru', 'kg', 'en', 'cn'] as const;

/** Rows of the table with a word for each language: term, meaning, and the four words. */
const ROWS = (GLOSSARY?.content ?? '')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 8 && !/^(Term|-+)$/.test(cells[1] ?? ''))
  .map(([, term = '', , ...words]) => ({ term, words }));

function textsOf(language: string): string {
  return sourceFiles([`src/locales/${language}/screens`], ['.json'])
    .map(({ content }) => content.toLowerCase())
    .join('\n');
}

/**
 * Words that say something else than is meant: a limit per transfer as an amount at one moment, a deadline as work that is lost, payees
 * as masked, a dormant account as one asleep, a control code as a trace, an optional field as something to leave undone, a rule as what
 * happens to be.
 */
const MISLEADING: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  ru: /сразу до|заполнить заново|самое большее|в скрытом виде|отпечаток операции|можно не заполнять|бывают только|столько нет/,
  kg: /уктап|кайрадан толтур|операциянын изи|толтурба(й|са) |бош калса|төлөмдүн багыты|баары чыгары/,
  en: /at once up to|\}\} at once|(takes|carries) at once|filled in anew|confirm before|may (stay empty|be left)|kept back|to mend| distributor/,
  cn: /需重新填写|隐去部分字符的方式|交易指纹|可不填/,
};

describe('the glossary', () => {
  it('has some thirty words of the screen', () => {
    expect(ROWS.length).toBeGreaterThan(25);
  });

  it.each(LANGUAGES.map((language, index) => [language, index] as const))(
    'says in %s what the screens say',
    (language, index) => {
      const texts = textsOf(language);
      const unsaid = ROWS.filter(({ words }) => !words[index] || !texts.includes(words[index].toLowerCase()));
      expect(unsaid.map(({ term, words }) => `${term}: ${words[index]}`)).toEqual([]);
    },
  );

  it.each(LANGUAGES)('is free in %s of what misleads about limits, deadlines and accounts', (language) => {
    expect(textsOf(language).match(MISLEADING[language])?.[0]).toBeUndefined();
  });
});
