import words from '../../locales/searchWords.json';
import type { TextsInLanguages } from '../language/localizedTexts';

/** Words by which actions, services and currencies are searched for, beside those they are called by; each text is a list with spaces. */
export const SEARCH_WORDS = words satisfies TextsInLanguages;
