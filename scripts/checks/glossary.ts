import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import { searchable } from '../../src/domain/language/searchable';
import { baseKey } from './localeFindings';
import type { Locale } from './localeFiles';

/** A thing of the product and its word in each language. */
export interface Term {
  readonly term: string;
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** Names of texts, `namespace:key`, in which the words need not stand together. */
  readonly exempt: readonly string[];
}

/** Phrases a language never says, and what it says instead. */
export interface Forbidden {
  readonly language: Language;
  readonly phrases: readonly string[];
  readonly instead: string;
}

/** The three tables that texts are held against. */
export interface Glossary {
  readonly terms: readonly Term[];
  readonly forbidden: readonly Forbidden[];
  readonly together: readonly Term[];
}

type Locales = ReadonlyMap<Language, Locale>;

const SEARCH_WORDS = 'searchWords:';

const COLUMNS = ['ru', 'kg', 'en', 'cn'] as const satisfies readonly Language[];

/** Reads the tables of the glossary from its Markdown, each by its heading. */
export function readGlossary(markdown: string): Glossary {
  return {
    terms: rowsUnder(markdown, 'On the screen').map(([term = '', , ...cells]) => termOf(term, cells, [])),
    forbidden: rowsUnder(markdown, 'Never on the screen').flatMap(([language, phrases = '', instead = '']) =>
      LANGUAGES.filter((known) => known === language).map((known) => ({
        language: known,
        phrases: listOf(phrases),
        instead,
      })),
    ),
    together: rowsUnder(markdown, 'Words that go together').map(([term = '', ...cells]) =>
      termOf(term, cells, (cells[COLUMNS.length] ?? '').split(', ')),
    ),
  };
}

/** Differences between the texts and the glossary, each a sentence that names the text. */
export function glossaryFindings(glossary: Glossary, locales: Locales): readonly string[] {
  return [
    ...glossary.terms.flatMap((term) => unsaid(term, locales)),
    ...glossary.forbidden.flatMap((each) => said(each, locales)),
    ...glossary.together.flatMap((term) => apart(term, locales)),
  ];
}

function rowsUnder(markdown: string, heading: string): readonly (readonly string[])[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]*$/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function termOf(term: string, cells: readonly string[], exempt: readonly string[]): Term {
  const words = (language: Language): readonly string[] => listOf(cells[COLUMNS.indexOf(language)] ?? '');
  return { term, words: { ru: words('ru'), en: words('en'), kg: words('kg'), cn: words('cn') }, exempt };
}

function listOf(cell: string): readonly string[] {
  return cell
    .split(', ')
    .map((phrase) => searchable(phrase))
    .filter((phrase) => phrase !== '');
}

function unsaid({ term, words }: Term, locales: Locales): readonly string[] {
  return LANGUAGES.filter((language) => {
    const [word] = words[language];
    return word === undefined || !textsOf(locales, language).some(({ text }) => text.includes(word));
  }).map((language) => `${language}: no text says ${words[language].join(', ')}, the word for ${term}`);
}

function said({ language, phrases, instead }: Forbidden, locales: Locales): readonly string[] {
  return textsOf(locales, language).flatMap(({ name, text }) =>
    // The search index holds words people type, not words they read.
    (name.startsWith(SEARCH_WORDS) ? [] : phrases)
      .filter((phrase) => contains(text, phrase, language))
      .map((phrase) => `${language}/${name}: says ${phrase}, the glossary has ${instead}`),
  );
}

function apart({ term, words, exempt }: Term, locales: Locales): readonly string[] {
  const russianWords = words.ru.map((word) => new RegExp(`(?<!\\p{L})${word}`, 'u'));
  const russian = textsOf(locales, 'ru').filter(
    ({ name, text }) => !exempt.includes(name) && russianWords.some((word) => word.test(text)),
  );
  const names = new Set(russian.map(({ name }) => name));
  return LANGUAGES.filter((language) => language !== 'ru').flatMap((language) =>
    textsOf(locales, language)
      .filter(({ name, text }) => names.has(name) && !words[language].some((word) => text.includes(word)))
      .map(({ name, text }) => `${language}/${name}: has none of ${words[language].join(', ')} for ${term}: ${text}`),
  );
}

interface Text {
  readonly name: string;
  readonly text: string;
}

/** Every term is looked for in every text, which becomes searchable once. */
const searchableTexts = new WeakMap<Locale, readonly Text[]>();

/** Texts of a language without their placeholders; the forms of a plural have one name. */
function textsOf(locales: Locales, language: Language): readonly Text[] {
  const locale = locales.get(language) ?? new Map();
  const known = searchableTexts.get(locale);
  if (known !== undefined) {
    return known;
  }
  const texts = [...locale].flatMap(([namespace, words]) =>
    [...words].map(([key, text]) => ({
      name: `${namespace}:${baseKey(key)}`,
      text: searchable(text.replace(/\{\{\s*\w+\s*\}\}/g, '…')),
    })),
  );
  searchableTexts.set(locale, texts);
  return texts;
}

/** English phrases are whole words; the endings of Russian and Kyrgyz are open; Chinese has no spaces. */
function contains(text: string, phrase: string, language: Language): boolean {
  return language === 'en' ? ` ${text.replace(/[^\p{L}\d’]+/gu, ' ')} `.includes(` ${phrase} `) : text.includes(phrase);
}
