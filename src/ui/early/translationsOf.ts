import { createInstance } from 'i18next';
import type { i18n, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import type { Language } from '../../domain/language/Language';

/** Words of screens by the path of their file. */
export type WordFiles = Readonly<Record<string, Readonly<Record<string, ResourceKey>>>>;

/** Translations of pages that the build draws: all words are there at once. */
export async function translationsOf(language: Language, words: WordFiles): Promise<i18n> {
  const translations = createInstance();
  const files = Object.entries(words).filter(([path]) => path.includes(`/${language}/`));
  await translations.use(initReactI18next).init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language]: Object.assign({}, ...files.map(([, texts]) => texts)) },
    interpolation: { escapeValue: false },
  });
  return translations;
}
