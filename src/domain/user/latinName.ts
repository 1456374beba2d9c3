import { localized } from '../language/localized';
import type { LocalizedText } from '../language/Language';
import { latinLetters } from '../swift/transliterate';

/** A registered name with its Latin form: the one the bank has, otherwise written as passports write it (ICAO Doc 9303). */
export function withLatinName(name: LocalizedText): LocalizedText {
  return name.en.trim() === '' ? { ...name, en: latinLetters(localized(name, 'ru')) } : name;
}
