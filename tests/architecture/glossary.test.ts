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
  return sourceFiles([`src/ui/locales/${language}`], ['.json'])
    .map(({ content }) => content.toLowerCase())
    .join('\n');
}

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
});
