import type { Language } from './Language';

const BETWEEN: Readonly<Record<Language, string>> = { ru: '. ', en: '. ', kg: '. ', cn: '。' };

/** Sentences one after the other, each ended as the language does it; the last one is left open. */
export function sentences(texts: readonly string[], language: Language): string {
  return texts.join(BETWEEN[language]);
}
