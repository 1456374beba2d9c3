import { searchable } from '../language/searchable';
import { payeeIdOf } from './Payee';
import type { PaidParty, Payee } from './Payee';

/** Remark about whom a payment is for. It never stops the payment. */
export type PayeeWarning =
  | { readonly about: 'first' }
  /** A payee of this name was paid before, to this account. */
  | { readonly about: 'otherAccount'; readonly accountNumber: string };

/** Legal forms, which people write or leave out. */
const LEGAL_FORMS: ReadonlySet<string> = new Set([
  ...['осоо', 'оао', 'зао', 'ао', 'пао', 'ооо', 'тоо', 'ип', 'чп', 'жчк', 'ачк', 'жак'],
  ...['llc', 'ltd', 'inc', 'ojsc', 'cjsc', 'jsc', 'gmbh', 'co'],
]);

/** Name as it is compared: without quotation marks, dots, legal forms, letter case and the order of its words. */
function comparableName(name: string): string {
  return searchable(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !LEGAL_FORMS.has(word))
    .toSorted()
    .join(' ');
}

/**
 * Warning about a party to be paid: no payment to that account was made before. When a payee of the same name was paid, the account
 * differs, as after a fraudster's letter about "new details". `undefined` for a known account and for a party without a name or account.
 * Compared with hidden payees as well: they have been paid. A payee who collects cash by passport has no account that could differ.
 */
export function payeeWarning(party: PaidParty, book: readonly Payee[]): PayeeWarning | undefined {
  const name = comparableName(party.name);
  if (name === '' || party.accountNumber === '') {
    return undefined;
  }
  const id = payeeIdOf(party);
  if (book.some((payee) => payee.id === id)) {
    return undefined;
  }
  const namesake = book
    .filter((payee) => payee.kind === party.kind && comparableName(payee.name) === name)
    .toSorted((left, right) => right.lastPaidAt - left.lastPaidAt)[0];
  if (namesake !== undefined && party.kind === 'remittance') {
    return undefined;
  }
  return namesake === undefined ? { about: 'first' } : { about: 'otherAccount', accountNumber: namesake.accountNumber };
}
