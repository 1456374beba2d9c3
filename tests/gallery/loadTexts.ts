import type { Language } from '../../src/domain/language/Language';
import type { Texts } from './Example';

const FILES = import.meta.glob<Texts>('./texts/*.json', { import: 'default' });

/** Words of the examples in a language. */
export function loadTexts(language: Language): Promise<Texts> {
  const load = FILES[`./texts/${language}.json`];
  return load === undefined ? Promise.reject(new Error(`The examples have no words in ${language}`)) : load();
}
