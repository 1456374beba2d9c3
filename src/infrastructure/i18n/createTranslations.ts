import { createInstance } from 'i18next';
import type { BackendModule, i18n, PostProcessorModule, ReadCallback, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { withoutDoubledStops } from '../../domain/language/fullStops';
import { isLanguage, LANGUAGE_TAGS, LANGUAGES } from '../../domain/language/Language';
import type { Language } from '../../domain/language/Language';

/** Loader of the texts of one namespace in one language; called once per pair, when a screen first needs it. */
export type WordsLoader = (language: Language, namespace: string) => Promise<ResourceKey>;

/** Gives the values inserted in a text the endings of their case. */
export type Endings = (text: string, values: readonly unknown[]) => string;

export interface TranslationOptions {
  readonly language: Language;
  readonly loadWords: WordsLoader;
  /** Loads the endings of Kyrgyz texts, beside the first of them. */
  readonly loadKyrgyzEndings: () => Promise<Endings>;
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
  let endings: Endings | undefined;
  const fitted = fittedIn(() => endings);
  const loadTexts: WordsLoader = async (language, namespace) => {
    const words = options.loadWords(language, namespace);
    if (language === 'kg') {
      endings ??= await options.loadKyrgyzEndings();
    }
    return words;
  };
  translations.on('languageChanged', (code) => {
    if (isLanguage(code)) {
      document.documentElement.lang = LANGUAGE_TAGS[code];
      options.onLanguage(code);
    }
  });
  await translations
    .use(backendOf(loadTexts))
    .use(fitted)
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
      postProcess: fitted.name,
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

/** Adapts a text to the values inserted in it, as `fittedIn` of the domain does. */
function fittedIn(endings: () => Endings | undefined): PostProcessorModule {
  return {
    type: 'postProcessor',
    name: 'fittedIn',
    process: (text: string, _key, named: Readonly<Record<string, unknown>>) => {
      const values = Object.values(named);
      return withoutDoubledStops(endings()?.(text, values) ?? text, values);
    },
  };
}

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
