import type { Language, LocalizedText } from '../../domain/language/Language';
import { registeredName } from '../../domain/user/customerName';

type NameIn = (stored: string, language: Language) => string;

/** Names are stored as they are written in Russian, so its readers load no tables of letters. */
const STORED_IN: Language = 'ru';

let nameIn: NameIn | undefined;

/** Loads what writes the names of parties in a language. */
export async function loadPartyNames(language: Language): Promise<void> {
  if (language !== STORED_IN) {
    nameIn = (await import('../../domain/operation/partyName')).partyName;
  }
}

/**
 * Name of a payer or payee for readers of a language, once {@link loadPartyNames} has loaded how to write it; the stored name before. The
 * customer's own name is the registered one, as in the header.
 */
export function partyNameIn(stored: string, language: Language, own?: LocalizedText): string {
  return own !== undefined && stored === own.ru
    ? registeredName(own, language)
    : (nameIn?.(stored, language) ?? stored);
}
