import { CURRENCIES } from '../money/Currency';
import type { Money } from '../money/Money';
import { sortByDateDescending } from './classify';
import type { Transaction } from './Transaction';

/** Sort orders of the history. */
export const HISTORY_ORDERS = ['newest', 'oldest', 'largest', 'smallest'] as const;

export type HistoryOrder = (typeof HISTORY_ORDERS)[number];

export const DEFAULT_ORDER: HistoryOrder = 'newest';

/** Sorts the history. By amount, transactions are grouped by currency in the order of `CURRENCIES`. */
export function ordered(transactions: readonly Transaction[], order: HistoryOrder): readonly Transaction[] {
  const newestFirst = sortByDateDescending(transactions);
  switch (order) {
    case 'newest':
      return newestFirst;
    case 'oldest':
      return newestFirst.toReversed();
    case 'largest':
      return newestFirst.toSorted((left, right) => byCurrency(left, right) || byAmount(right, left));
    case 'smallest':
      return newestFirst.toSorted((left, right) => byCurrency(left, right) || byAmount(left, right));
    default:
      return order satisfies never;
  }
}

function byCurrency(left: Transaction, right: Transaction): number {
  return placeOf(left) - placeOf(right);
}

function placeOf(transaction: Transaction): number {
  const amount = amountOf(transaction);
  return amount === undefined ? CURRENCIES.length : CURRENCIES.indexOf(amount.currency);
}

function byAmount(left: Transaction, right: Transaction): number {
  const [less, more] = [amountOf(left)?.minor ?? 0n, amountOf(right)?.minor ?? 0n];
  if (less === more) {
    return 0;
  }
  return less < more ? -1 : 1;
}

function amountOf({ debit, credit }: Transaction): Money | undefined {
  return debit.amount ?? credit.amount;
}
