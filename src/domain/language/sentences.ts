import { withoutDoubledStops } from './fullStops';
import type { Language } from './Language';

const BETWEEN: Readonly<Record<Language, string>> = { ru: '. ', en: '. ', kg: '. ', cn: '。' };

/** Sentences that are ended already, one after the other: Chinese leaves no blank behind its full stop. */
export function paragraph(texts: readonly string[], language: Language): string {
  return texts.join(language === 'cn' ? '' : ' ');
}

/** Sentences one after the other, each ended once as the language does it; the last one is left open. */
export function sentences(texts: readonly string[], language: Language): string {
  return withoutDoubledStops(texts.join(BETWEEN[language]), texts);
}
