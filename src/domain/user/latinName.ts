import { localized } from '../language/localized';
import type { LocalizedText } from '../language/Language';
import { latinLetters } from '../swift/transliterate';
import { shownNameParts } from './shownName';

/**
 * A registered name with its Latin form, first name and family name: the one the bank has, otherwise written as passports write it (ICAO Doc
 * 9303).
 */
export function withLatinName(name: LocalizedText): LocalizedText {
  if (name.en.trim() !== '') {
    return name;
  }
  const { family, first } = shownNameParts(localized(name, 'ru'));
  return { ...name, en: latinLetters(first === undefined ? family : `${first} ${family}`) };
}
