import type { ResourceKey } from 'i18next';

import type { Language } from '../../domain/language/Language';
import { loadPartyNames } from './partyNames';

type Load = () => Promise<ResourceKey>;

/** Only what screens show is bundled; what the bank alone writes stays out of the application. */
const WORDS: Readonly<Record<string, Load>> = import.meta.glob<ResourceKey>(
  ['../../locales/*/screens/*.json', '../../locales/*/failures.json'],
  { import: 'default' },
);

/** Words of the frame around every screen of a signed-in customer; names of parties are shown in it only. */
const FRAME_WORDS = 'shell';

/**
 * Loads the words of one namespace of the screens, or the texts of failures, in one language.
 *
 * @throws for a namespace there is none of
 */
export async function loadWords(language: Language, namespace: string): Promise<ResourceKey> {
  const file = namespace === 'failures' ? 'failures' : `screens/${namespace}`;
  const load = WORDS[`../../locales/${language}/${file}.json`];
  if (load === undefined) {
    throw new Error(`No words for ${namespace} in ${language}`);
  }
  const [words] = await Promise.all([load(), namespace === FRAME_WORDS ? loadPartyNames(language) : undefined]);
  return words;
}
