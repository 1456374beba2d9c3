import { classifyTransaction, signOf, statusTone } from '../../domain/history/classify';
import type { StatusTone, TransactionKind, TransactionSign } from '../../domain/history/classify';
import type { Transaction } from '../../domain/history/Transaction';
import type { Money } from '../../domain/money/Money';

/** One line of history, ready to be put into words. */
export interface HistoryRow {
  readonly id: string;
  readonly transaction: Transaction;
  readonly kind: TransactionKind;
  readonly sign: TransactionSign;
  readonly tone: StatusTone;
  /** What came in or went out; for money that stayed with the customer, what was moved. Never negative. */
  readonly amount: Money | undefined;
  /** Whom the money came from or went to; empty when the bank did not say. */
  readonly counterparty: string;
}

/** `ownNumbers` are the accounts looked at: all of the customer's, or the one filtered by. */
export function historyRow(transaction: Transaction, ownNumbers: readonly string[]): HistoryRow {
  const sign = signOf(transaction, ownNumbers);
  const { debit, credit, totalDebited } = transaction;
  return {
    id: transaction.id,
    transaction,
    kind: classifyTransaction(transaction.txnCode),
    sign,
    tone: statusTone(transaction.status),
    amount: sign === 'positive' ? (credit.amount ?? debit.amount) : (totalDebited ?? debit.amount ?? credit.amount),
    counterparty: sign === 'positive' ? transaction.senderName : transaction.recipientName,
  };
}
