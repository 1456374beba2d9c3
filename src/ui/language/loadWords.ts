import type { ResourceKey } from 'i18next';

import type { Language } from '../../domain/language/Language';

type Load = () => Promise<ResourceKey>;

/** Only what screens show is bundled; what the bank alone writes stays out of the application. */
const WORDS: Readonly<Record<string, Load>> = import.meta.glob<ResourceKey>(
  ['../../locales/*/screens/*.json', '../../locales/*/failures.json'],
  { import: 'default' },
);

/** Loads the words of one namespace of the screens, or the texts of failures, in one language. */
export function loadWords(language: Language, namespace: string): Promise<ResourceKey> {
  const file = namespace === 'failures' ? 'failures' : `screens/${namespace}`;
  const load = WORDS[`../../locales/${language}/${file}.json`];
  return load === undefined ? Promise.reject(new Error(`No words for ${namespace} in ${language}`)) : load();
}
