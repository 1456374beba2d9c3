import { MAX_COUNTED_PAYMENTS, payeeIdOf } from './Payee';
import type { Payee } from './Payee';

/** A payee as one line of payments tells of him, before what the customer says is added. */
export type PaidPayee = Omit<Payee, 'id' | 'nickname' | 'pinned' | 'hidden'>;

/** Remarks of a customer on a payee. */
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
