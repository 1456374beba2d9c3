import { signOf, statusTone } from '../../domain/history/classify';
import type { StatusTone, TransactionSign } from '../../domain/history/classify';
import { MOVEMENTS } from '../../domain/movements/movements';
import type { TransactionKind } from '../../domain/movements/movements';
import type { Transaction } from '../../domain/history/Transaction';
import type { Money } from '../../domain/money/Money';

/** One row of the history, before translation. */
export interface HistoryRow {
  readonly id: string;
  readonly transaction: Transaction;
  readonly kind: TransactionKind;
  readonly sign: TransactionSign;
  readonly tone: StatusTone;
  /** Amount without the fee; for an own transfer the amount moved. Never negative. */
  readonly amount: Money | undefined;
  /** Fee the customer paid, or the refunded part of it; absent when there was none, or when somebody else paid it. */
  readonly fee: Money | undefined;
  /** Name of the sender or recipient; empty when the bank did not name one. */
  readonly counterparty: string;
}

/** Builds a row of the history. `ownNumbers` are the account numbers taken as own: all of the customer's, or the one filtered by. */
export function historyRow(transaction: Transaction, ownNumbers: readonly string[], movements = MOVEMENTS): HistoryRow {
  const sign = signOf(transaction, ownNumbers);
  const { debit, credit, fee, returnOf } = transaction;
  const isOwnFee = sign !== 'positive' || returnOf !== undefined;
  return {
    id: transaction.id,
    transaction,
    kind: movements.kindOf(transaction.txnCode),
    sign,
    tone: statusTone(transaction.status),
    amount: sign === 'positive' ? (credit.amount ?? debit.amount) : (debit.amount ?? credit.amount),
    fee: isOwnFee && fee !== undefined && fee.minor > 0n ? fee : undefined,
    counterparty: sign === 'positive' ? transaction.senderName : transaction.recipientName,
  };
}
