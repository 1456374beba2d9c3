import { createInstance } from 'i18next';
import type { BackendModule, i18n, PostProcessorModule, ReadCallback, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { isLanguage, LANGUAGE_TAGS, LANGUAGES } from '../../domain/language/Language';
import type { Language } from '../../domain/language/Language';
import { fittedIn } from '../../domain/language/template';

/** Loader of the texts of one namespace in one language; called once per pair, when a screen first needs it. */
export type WordsLoader = (language: Language, namespace: string) => Promise<ResourceKey>;

export interface TranslationOptions {
  readonly language: Language;
  readonly loadWords: WordsLoader;
  /** Loaded before the promise resolves, so that the first page never shows without its words. */
  readonly namespaces: readonly string[];
  /** Called with every later change of language. */
  readonly onLanguage: (language: Language) => void;
}

/**
 * The words of the screens; rejects when those of the first page cannot be loaded. Plural forms are chosen by `pluralCategory` of the domain through i18next contexts: browsers have
 * no plural rules for Kyrgyz and would silently use the English ones. `<html lang>` follows the language.
 */
export async function createTranslations(options: TranslationOptions): Promise<i18n> {
  const translations = createInstance();
  translations.on('languageChanged', (code) => {
    if (isLanguage(code)) {
      document.documentElement.lang = LANGUAGE_TAGS[code];
      options.onLanguage(code);
    }
  });
  await translations
    .use(backendOf(options.loadWords))
    .use(FITTED_IN)
    .use(initReactI18next)
    .init({
      lng: options.language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      load: 'currentOnly',
      ns: options.namespaces,
      defaultNS: 'common',
      returnNull: false,
      interpolation: { escapeValue: false },
      postProcess: FITTED_IN.name,
      react: { useSuspense: true },
    });
  const missing = options.namespaces.filter(
    (namespace) => !translations.hasResourceBundle(options.language, namespace),
  );
  if (missing.length > 0) {
    throw new Error(`No words for ${missing.join(', ')} in ${options.language}`);
  }
  return translations;
}

/** Adapts a text to the values inserted in it, as `filled` does. */
const FITTED_IN: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fittedIn',
  process: (text: string, _key, values: Readonly<Record<string, unknown>>) => fittedIn(text, Object.values(values)),
};

function backendOf(loadWords: WordsLoader): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read(code: string, namespace: string, callback: ReadCallback) {
      if (!isLanguage(code)) {
        callback(new Error(`The product does not speak ${code}`), null);
        return;
      }
      loadWords(code, namespace).then(
        (words) => callback(null, words),
        (reason: unknown) => callback(reason instanceof Error ? reason : new Error(String(reason)), null),
      );
    },
  };
}
