import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { glossaryFindings, readGlossary } from '../../scripts/checks/glossary';
import { readLocales } from '../../scripts/checks/localeFiles';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import { sourceFiles } from '../support/sourceFiles';

const [FILE] = sourceFiles(['docs'], ['.md']).filter(({ path }) => path === 'docs/GLOSSARY.md');
const GLOSSARY = readGlossary(FILE?.content ?? '');

describe('the glossary', () => {
  it('has the words of the screen, what is never said, and what goes together', () => {
    expect(GLOSSARY.terms.length).toBeGreaterThan(45);
    expect(new Set(GLOSSARY.forbidden.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(GLOSSARY.together.length).toBeGreaterThan(15);
    const cells = [...GLOSSARY.terms, ...GLOSSARY.together].flatMap(({ words }) => Object.values(words));
    expect(cells.filter((words) => words.length === 0)).toEqual([]);
  });

  it('is what the texts of all languages say', () => {
    expect(glossaryFindings(GLOSSARY, readLocales(projectRoot()))).toEqual([]);
  });

  it('exempts only texts that exist', () => {
    const names = new Set(
      [...(readLocales(projectRoot()).get('ru') ?? [])].flatMap(([namespace, words]) =>
        [...words.keys()].map((key) => `${namespace}:${key}`),
      ),
    );
    expect(GLOSSARY.together.flatMap(({ exempt }) => exempt).filter((name) => name !== '' && !names.has(name))).toEqual(
      [],
    );
  });
});

const SMALL = readGlossary(`
## On the screen

| Term | Meaning | ru | kg | en | cn |
| ---- | ------- | -- | -- | -- | -- |
| fee | A charge | комиссия | комиссия | fee | 手续费 |

## Never on the screen

| Language | Never | Instead |
| -------- | ----- | ------- |
| en | login, internet bank | username |
| kg | блокто | бөгөттө |

## Words that go together

| Term | ru | kg | en | cn | But not in |
| ---- | -- | -- | -- | -- | ---------- |
| fee | комисси | комисси | fee, free | 手续费 | area:other |
`);

const GOOD: Readonly<Record<Language, string>> = {
  ru: 'Комиссия {{login}}',
  kg: 'Комиссия',
  en: 'Fee {{login}}',
  cn: '手续费',
};

function findingsWith(texts: Partial<Record<Language, string>>, key = 'text'): readonly string[] {
  return glossaryFindings(
    SMALL,
    new Map(
      LANGUAGES.map((language) => [
        language,
        new Map([
          [
            'area',
            new Map([
              ['good', GOOD[language]],
              [key, texts[language] ?? GOOD[language]],
            ]),
          ],
        ]),
      ]),
    ),
  );
}

describe('the check of the glossary', () => {
  it('finds nothing wrong with its own words, nor with the names of values', () => {
    expect(findingsWith({})).toEqual([]);
  });

  it.each<[string, Partial<Record<Language, string>>, string]>([
    ['a forbidden word', { en: 'Your login, fee' }, 'en/area:text: says login, the glossary has username'],
    [
      'a forbidden phrase at the end of a sentence',
      { en: 'Fee of the Internet bank.' },
      'en/area:text: says internet bank, the glossary has username',
    ],
    ['a forbidden stem', { kg: 'Комиссия блоктолгон' }, 'kg/area:text: says блокто, the glossary has бөгөттө'],
    ['another word for a term', { en: 'Charge' }, 'en/area:text: has none of fee, free for fee: charge'],
    ['a term left out', { cn: '金额' }, 'cn/area:text: has none of 手续费 for fee: 金额'],
  ])('finds %s', (_what, texts, finding) => {
    expect(findingsWith(texts)).toEqual([finding]);
  });

  it('finds a word that no text says', () => {
    const silent = new Map(LANGUAGES.map((language) => [language, new Map([['area', new Map([['text', '-']])]])]));
    expect(glossaryFindings(SMALL, silent)).toContain('en: no text says fee, the word for fee');
  });

  it.each([
    ['a part of another word', { en: 'Fee at loginsight' }, 'text'],
    ['a text that is exempt', { en: 'Charge' }, 'other'],
  ] as const)('leaves alone %s', (_what, texts, key) => {
    expect(findingsWith(texts, key)).toEqual([]);
  });
});
