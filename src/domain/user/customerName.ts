import type { Language, LocalizedText } from '../language/Language';
import { localized } from '../language/localized';
import type { User } from './User';

/** Languages whose readers know names in Latin letters. */
export const READ_LATIN: readonly Language[] = ['en', 'cn'];

/** Name of the customer as the bank registered it: the company's for a company's user, the person's otherwise. */
export function customerName({ customerKind, corporateName, fullName }: User): LocalizedText {
  return customerKind === 'C' && localized(corporateName, 'ru') !== '' ? corporateName : fullName;
}

/** Registered name for a reader of a language; in place of one that is missing, readers of Latin letters get the English one. */
export function registeredName(name: LocalizedText, language: Language): string {
  return localized(name, name[language].trim() === '' && READ_LATIN.includes(language) ? 'en' : language);
}
