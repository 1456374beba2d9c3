import { searchable } from '../language/searchable';
import { formatAmount } from '../money/formatAmount';
import type { Money } from '../money/Money';
import { classifyTransaction } from './classify';
import type { TransactionKind } from '../movements/movements';
import type { Transaction } from './Transaction';
import type { TitledTransaction } from './transactionTitle';

/** The title each kind of operation has on the screen. */
export type TransactionTitles = Readonly<Record<TransactionKind, string>>;

/** Words an operation is found by beside its own. */
export interface SearchedWords {
  readonly titles: TransactionTitles;
  /** Accounts of the customer, which head moves between them; none when absent. */
  readonly accountOf?: TitledTransaction['accountOf'];
}

/**
 * The transactions that match what the customer typed, in their order (specification 2, section 10): part of an amount, with
 * or without spaces, with comma or dot; or part of a name, a title, a purpose or a note in any letter case. An empty text matches all.
 */
export function searchTransactions(
  transactions: readonly Transaction[],
  text: string,
  words: SearchedWords,
): readonly Transaction[] {
  const wanted = searchable(text);
  if (wanted === '') {
    return transactions;
  }
  const wantedAmount = normalizedAmount(text);
  return transactions.filter(
    (transaction) => amountMatches(transaction, wantedAmount) || wordsMatch(transaction, wanted, words),
  );
}

function wordsMatch(transaction: Transaction, wanted: string, { titles, accountOf }: SearchedWords): boolean {
  const { recipientName, senderName, purpose, note = '', debit, credit } = transaction;
  const title = titles[classifyTransaction(transaction.txnCode)];
  const accounts = [debit, credit].map(({ accountNumber }) => accountOf?.(accountNumber)?.name ?? '');
  return [recipientName, senderName, title, purpose, note, ...accounts].some((words) =>
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
