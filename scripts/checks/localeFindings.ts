import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import { PLURAL_CATEGORIES } from '../../src/domain/language/plural';
import type { Locale, Words } from './localeFiles';

const PLURAL_SUFFIX = /_(one|few|many|other)$/;
const PARTICULARS = /\{\{\s*\w+\s*\}\}/g;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** A Kyrgyz text of this length that equals the Russian one was forgotten, not borrowed. */
const MAX_SHARED_TEXT_LENGTH = 16;

/** Punctuation of half width beside a Chinese character or an inserted value. */
const HALF_WIDTH = /[\p{Script=Han}”」）}] ?[,;:()?!]|[,;:()?!] ?[\p{Script=Han}“「（{]/u;

/** A Kyrgyz postposition behind a value without the case it governs. */
const WITHOUT_CASE = /\}\} (баштап|карата|чейин)(?!\p{L})/u;
/** Mark of the case of an inserted value (src/domain/language/kyrgyzEndings.ts). */
const CASE_MARK = /\[(га|да|дан)\]/u;

/** The languages name themselves in their own words, so these stand in Cyrillic everywhere. */
const SELF_NAMES = /(^|\.)languages?\./;

/** Errors in the texts of the application; each sentence names the language, the namespace and the key. */
export function localeFindings(locales: ReadonlyMap<Language, Locale>): readonly string[] {
  const namespaces = new Set([...locales.values()].flatMap((locale) => [...locale.keys()]));
  return [...namespaces].sort().flatMap((namespace) => {
    const keys = keysInAnyLanguage(locales, namespace);
    return LANGUAGES.flatMap((language) => {
      const words = locales.get(language)?.get(namespace);
      if (words === undefined) {
        return [`${language}: there is no namespace ${namespace}`];
      }
      const say = (violation: string): string => `${language}/${namespace}: ${violation}`;
      return [
        ...missingKeys(words, keys).map((key) => say(`${key} is missing`)),
        ...wrongPluralForms(words, language).map(say),
        ...[...words].flatMap(([key, text]) => violationsOfText(key, text, language)).map(say),
        ...[...words].flatMap(([key, text]) => wrongForms(key, text, { language, namespace })).map(say),
        ...untranslated(words, language, locales.get('ru')?.get(namespace)).map(say),
        ...otherParticulars(words, locales.get('ru')?.get(namespace)).map(say),
      ];
    });
  });
}

/** A key without its plural form. */
export function baseKey(key: string): string {
  return key.replace(PLURAL_SUFFIX, '');
}

function keysInAnyLanguage(locales: ReadonlyMap<Language, Locale>, namespace: string): ReadonlySet<string> {
  return new Set(
    [...locales.values()].flatMap((locale) => [...(locale.get(namespace) ?? new Map()).keys()].map(baseKey)),
  );
}

function missingKeys(words: Words, wanted: ReadonlySet<string>): readonly string[] {
  const present = new Set([...words.keys()].map(baseKey));
  return [...wanted].filter((key) => !present.has(key));
}

function wrongPluralForms(words: Words, language: Language): readonly string[] {
  const wanted = PLURAL_CATEGORIES[language].join(', ');
  const counted = new Set([...words.keys()].filter((key) => PLURAL_SUFFIX.test(key)).map(baseKey));
  return [...counted].flatMap((key) => {
    const forms = [...words.keys()].filter((form) => PLURAL_SUFFIX.test(form) && baseKey(form) === key);
    const present = forms.map((form) => form.slice(key.length + 1)).join(', ');
    return present === wanted ? [] : [`${key} has the forms ${present}, this language has ${wanted}`];
  });
}

function violationsOfText(key: string, text: string, language: Language): readonly string[] {
  if (text.trim() === '') {
    return [`${key} is empty`];
  }
  const cyrillicAllowed = language === 'ru' || language === 'kg' || SELF_NAMES.test(key);
  return CYRILLIC.test(text) && !cyrillicAllowed ? [`${key} is not translated: ${text}`] : [];
}

/** Breaches of what a language writes in a form of its own. Other clients fill in the texts of failures too and do not know the marks. */
function wrongForms(
  key: string,
  text: string,
  { language, namespace }: { readonly language: Language; readonly namespace: string },
): readonly string[] {
  return [
    ...(language === 'cn' && HALF_WIDTH.test(text) ? [`${key} has punctuation of half width: ${text}`] : []),
    ...(language === 'kg' && WITHOUT_CASE.test(text) ? [`${key} has a value without its case: ${text}`] : []),
    ...(CASE_MARK.test(text) && (language !== 'kg' || namespace === 'failures')
      ? [`${key} marks a case where nobody reads it: ${text}`]
      : []),
  ];
}

function untranslated(words: Words, language: Language, russian: Words | undefined): readonly string[] {
  if (language !== 'kg') {
    return [];
  }
  return [...words]
    .filter(([key, text]) => isLong(text) && CYRILLIC.test(text) && russian?.get(key) === text)
    .map(([key]) => `${key} is the Russian text`);
}

/** Without what is inserted, which is no word of a language. */
function isLong(text: string): boolean {
  return text.replace(PARTICULARS, '').length > MAX_SHARED_TEXT_LENGTH;
}

function otherParticulars(words: Words, russian: Words | undefined): readonly string[] {
  return [...words].flatMap(([key, text]) => {
    const original = russian?.get(key) ?? russian?.get(`${baseKey(key)}_other`);
    const wanted = original === undefined ? particularsOf(text) : particularsOf(original);
    return particularsOf(text) === wanted
      ? []
      : [`${key} mentions ${particularsOf(text) || 'nothing'}, Russian ${wanted || 'nothing'}`];
  });
}

function particularsOf(text: string): string {
  return [...new Set(text.match(PARTICULARS) ?? [])].sort().join(' ');
}
