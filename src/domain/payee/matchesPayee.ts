import { searchable } from '../language/searchable';
import { latinLetters } from '../swift/transliterate';
import { payeeTitle, countryOfPayee } from './Payee';
import type { Payee } from './Payee';
import { digitsOf, withoutGroups } from '../text/identifiers';

/**
 * True for a payee found by a typed text: each of its words occurs in his names, his bank, system or country, or the purpose, or all its digits stand in his
 * account, card or phone. A phone is found as people write it, with 0 or +996.
 */
export function matchesPayee(payee: Payee, typed: string): boolean {
  const sought = searchable(typed);
  if (sought === '') {
    return true;
  }
  const { bankName = '', cardNumber = '', recipientPhone = '' } = payee.terms?.details ?? {};
  const digits = /^[+\d*]+$/.test(withoutGroups(sought)) ? digitsOf(sought) : '';
  if (digits !== '') {
    const { accountNumber, phone } = payee;
    const local = digits.replace(/^0/, '');
    return (
      [accountNumber, cardNumber, phone, recipientPhone].some((number) => digitsOf(number).includes(digits)) ||
      (local !== '' && phone.includes(local))
    );
  }
  const words = searchable(
    `${payeeTitle(payee)} ${payee.name} ${latinLetters(payee.name)} ${bankName} ${countryOfPayee(payee)} ${payee.purpose} ${payee.accountNumber}`,
  );
  return sought.split(' ').every((word) => words.includes(word));
}
