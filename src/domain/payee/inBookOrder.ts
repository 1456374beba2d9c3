import type { Payee } from './Payee';

/** Payees in the order of the book: pinned first, then by the latest payment. */
export function inBookOrder(payees: readonly Payee[]): readonly Payee[] {
  return payees.toSorted(
    (left, right) => Number(right.pinned) - Number(left.pinned) || right.lastPaidAt - left.lastPaidAt,
  );
}
