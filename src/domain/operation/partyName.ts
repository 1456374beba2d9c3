import { salaryRegisterWords } from '../batch/salaryRegister';
import { bankNameIn } from '../brand/bankName';
import type { Language } from '../language/Language';
import { latinLetters } from '../swift/transliterate';
import { TREASURY } from '../tax/budgetPurpose';
import { READ_LATIN } from '../user/customerName';

/** A stored name in the language, when it is one of the bank's own texts: the treasury, a payroll or the bank. Other names are unchanged. */
export function knownNameIn(stored: string, language: Language): string {
  return stored === TREASURY.ru ? TREASURY[language] : bankNameIn(salaryRegisterWords(stored, language), language);
}

/**
 * Name of a payer, a payee or another party for a reader of the language: in English and Chinese in Latin letters. For display only: a
 * payment carries the name as it is stored.
 */
export function partyName(stored: string, language: Language): string {
  const known = knownNameIn(stored, language);
  if (!READ_LATIN.includes(language)) {
    return known;
  }
  const latin = latinLetters(known);
  return latin === known ? known : latin.replaceAll('«', '“').replaceAll('»', '”');
}
