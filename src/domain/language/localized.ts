import { LANGUAGES } from './Language';
import type { Language, LocalizedText } from './Language';

/** The text in the language asked for or, where that is empty, in the first language that has one; empty when none has. */
export function localized(text: LocalizedText, language: Language): string {
  const available = [language, ...LANGUAGES].find((candidate) => text[candidate].trim() !== '');
  return available === undefined ? '' : text[available];
}
