import type { ResourceKey } from 'i18next';

import type { Language } from '../../domain/language/Language';
import { loadPartyNames } from './partyNames';
import { WORD_FILES } from './wordFiles';

type Load = () => Promise<Readonly<Record<string, ResourceKey>>>;

/** Only what screens show is bundled; what the bank alone writes stays out of the application. */
const WORDS: Readonly<Record<string, Load>> = import.meta.glob<Readonly<Record<string, ResourceKey>>>(
  ['../../locales/*/screens/*.json', '../../locales/*/failures.json'],
  { import: 'default' },
);

const FAILURES = 'failures';

/** Words of the frame around every screen of a signed-in customer; names of parties are shown in it only. */
const FRAME_WORDS = 'shell';

/**
 * Loads the words of one namespace of the screens, or the texts of failures, in one language.
 *
 * @throws for a namespace there is none of
 */
export async function loadWords(language: Language, namespace: string): Promise<ResourceKey> {
  const file = namespace === FAILURES ? FAILURES : `screens/${WORD_FILES[namespace] ?? namespace}`;
  const load = WORDS[`../../locales/${language}/${file}.json`];
  const [content] = await Promise.all([load?.(), namespace === FRAME_WORDS ? loadPartyNames(language) : undefined]);
  const words = namespace === FAILURES ? content : content?.[namespace];
  if (words === undefined) {
    throw new Error(`No words for ${namespace} in ${language}`);
  }
  return words;
}
