import { searchable } from '../language/searchable';
import { formatAmount } from '../money/formatAmount';
import type { Money } from '../money/Money';
import { classifyTransaction } from './classify';
import type { TransactionKind } from '../movements/movements';
import type { Transaction } from './Transaction';

/** The title each kind of operation has on the screen. */
export type TransactionTitles = Readonly<Record<TransactionKind, string>>;

/**
 * The transactions that match what the customer typed, in their order (specification 2, section 10): part of an amount, with
 * or without spaces, with comma or dot; or part of a name, a title or a purpose in any letter case. An empty text matches all.
 */
export function searchTransactions(
  transactions: readonly Transaction[],
  text: string,
  titles: TransactionTitles,
): readonly Transaction[] {
  const wanted = searchable(text);
  if (wanted === '') {
    return transactions;
  }
  const wantedAmount = normalizedAmount(text);
  return transactions.filter(
    (transaction) => amountMatches(transaction, wantedAmount) || wordsMatch(transaction, wanted, titles),
  );
}

function wordsMatch(transaction: Transaction, wanted: string, titles: TransactionTitles): boolean {
  const title = titles[classifyTransaction(transaction.txnCode)];
  return [transaction.recipientName, transaction.senderName, title, transaction.purpose].some((words) =>
    searchable(words).includes(wanted),
  );
}

function amountMatches(transaction: Transaction, wanted: string | undefined): boolean {
  if (wanted === undefined) {
    return false;
  }
  const amounts = [transaction.debit.amount, transaction.credit.amount, transaction.totalDebited];
  return amounts.some((amount) => amount !== undefined && plainAmount(amount).includes(wanted));
}

function plainAmount(amount: Money): string {
  return formatAmount(amount, 'en').replaceAll(',', '');
}

function normalizedAmount(text: string): string | undefined {
  const bare = text.replace(/\s/g, '');
  const plain = /,\d{3}/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  return /^\d+(?:\.\d{0,2})?$/.test(plain) ? plain : undefined;
}
