import { searchable } from '../language/searchable';
import { formatAmount } from '../money/formatAmount';
import type { Money } from '../money/Money';
import { classifyTransaction } from './classify';
import type { TransactionKind } from '../movements/movements';
import { joinedNumbers, SOUGHT_DETAILS, SOUGHT_NUMBERS, soughtWords } from './soughtText';
import type { SoughtWord } from './soughtText';
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
 * The transactions that match what the customer typed, in their order (specification 2, section 10): each word is part of a name, a title,
 * a purpose or a note in any letter case, or of an amount with comma or dot, or the end of a number. A text without words matches all.
 * The bank finds alike in the whole history (`bank/modules/accounts/historySearch.ts`).
 */
export function searchTransactions(
  transactions: readonly Transaction[],
  text: string,
  words: SearchedWords,
): readonly Transaction[] {
  const sought = soughtWords(text);
  return sought.length === 0
    ? transactions
    : transactions.filter((transaction) => {
        const texts = textsOf(transaction, words);
        return sought.every((word) => isIn(texts, word));
      });
}

/** Texts of an operation in which words are looked for. */
interface SearchedTexts {
  readonly words: string;
  readonly amounts: string;
  readonly numbers: string;
}

function isIn({ words, amounts, numbers }: SearchedTexts, { part, amount, number }: SoughtWord): boolean {
  return words.includes(part) || (amount !== undefined && amounts.includes(amount)) || numbers.includes(number);
}

function textsOf(transaction: Transaction, { titles, accountOf }: SearchedWords): SearchedTexts {
  const { id, operationId, txnCode, recipientName, senderName, purpose, note, debit, credit, terms } = transaction;
  const { details = {}, documentNumber } = terms ?? {};
  const accounts = [debit.accountNumber, credit.accountNumber];
  const words = [
    titles[classifyTransaction(txnCode)],
    ...[recipientName, senderName, purpose, note],
    ...SOUGHT_DETAILS.map((name) => details[name]),
    ...accounts.map((number) => accountOf?.(number)?.name),
  ];
  return {
    words: words.map((each = '') => searchable(each)).join('\n'),
    amounts: [debit.amount, credit.amount, transaction.totalDebited].map(plainAmount).join('\n'),
    numbers: joinedNumbers([
      ...accounts,
      id,
      operationId,
      documentNumber,
      ...SOUGHT_NUMBERS.map((name) => details[name]),
    ]),
  };
}

function plainAmount(amount: Money | undefined): string {
  return amount === undefined ? '' : formatAmount(amount, 'en').replaceAll(',', '');
}
