import { searchable } from '../language/searchable';
import { MAX_COUNTED_PAYMENTS, payeeIdOf, payeeTitle } from './Payee';
import type { Payee } from './Payee';

/** A payee as one line of payments tells of him, before what the customer says is added. */
export type PaidPayee = Omit<Payee, 'id' | 'nickname' | 'pinned' | 'hidden'>;

/** What a customer says of a payee. */
export interface PayeeNote {
  readonly nickname: string;
  readonly pinned: boolean;
  readonly hidden: boolean;
}

const NO_NOTE: PayeeNote = { nickname: '', pinned: false, hidden: false };

/**
 * Book made of lines of payments, each from one account under one name: lines to the same payee become one, as he was paid last, with the
 * latest phone known of him. Latest first.
 */
export function payeeBook(lines: readonly PaidPayee[], notes: ReadonlyMap<string, PayeeNote>): readonly Payee[] {
  const book = new Map<string, Payee>();
  for (const line of lines.toSorted((left, right) => right.lastPaidAt - left.lastPaidAt)) {
    const id = payeeIdOf(line);
    const known = book.get(id);
    book.set(
      id,
      known === undefined
        ? { ...line, id, ...(notes.get(id) ?? NO_NOTE) }
        : {
            ...known,
            phone: known.phone === '' ? line.phone : known.phone,
            times: Math.min(known.times + line.times, MAX_COUNTED_PAYMENTS),
          },
    );
  }
  return [...book.values()];
}

/** Payees in the order of the book: pinned first, then by the latest payment. */
export function inBookOrder(payees: readonly Payee[]): readonly Payee[] {
  return payees.toSorted(
    (left, right) => Number(right.pinned) - Number(left.pinned) || right.lastPaidAt - left.lastPaidAt,
  );
}

/**
 * True for a payee found by a typed text: each of its words occurs in his names, his bank or the purpose, or all its digits stand in his
 * account, card or phone. A phone is found as people write it, with 0 or +996.
 */
export function matchesPayee(payee: Payee, typed: string): boolean {
  const sought = searchable(typed);
  if (sought === '') {
    return true;
  }
  const { bankName = '', cardNumber = '' } = payee.terms?.details ?? {};
  const digits = /^[+\d\s()*-]+$/.test(sought) ? sought.replace(/\D/g, '') : '';
  if (digits !== '') {
    const { accountNumber, phone } = payee;
    const local = digits.replace(/^0/, '');
    return (
      [accountNumber, cardNumber, phone].some((number) => number.replace(/\D/g, '').includes(digits)) ||
      (local !== '' && phone.includes(local))
    );
  }
  const words = searchable(`${payeeTitle(payee)} ${payee.name} ${bankName} ${payee.purpose} ${payee.accountNumber}`);
  return sought.split(' ').every((word) => words.includes(word));
}
