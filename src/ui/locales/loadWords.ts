import type { ResourceKey } from 'i18next';

import type { Language } from '../../domain/language/Language';

type Load = () => Promise<ResourceKey>;

const screenWords: Readonly<Record<string, Load>> = import.meta.glob<ResourceKey>('./*/*.json', { import: 'default' });
const failureWords: Readonly<Record<string, Load>> = import.meta.glob<ResourceKey>(
  '../../application/operations/failureTexts/*.json',
  { import: 'default' },
);

/** Loads the words of one area in one language. The texts of failures belong to the operations, not to a screen. */
export function loadWords(language: Language, namespace: string): Promise<ResourceKey> {
  const load =
    namespace === 'failures'
      ? failureWords[`../../application/operations/failureTexts/${language}.json`]
      : screenWords[`./${language}/${namespace}.json`];
  return load === undefined ? Promise.reject(new Error(`No words for ${namespace} in ${language}`)) : load();
}
