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
  /** The amount without the fee; for money that stayed with the customer, what was moved. Never negative. */
  readonly amount: Money | undefined;
  /** The fee the customer paid, or the part given back; absent where it cost nothing, or somebody else. */
  readonly fee: Money | undefined;
  /** Whom the money came from or went to; empty when the bank did not say. */
  readonly counterparty: string;
}

/** `ownNumbers` are the accounts looked at: all of the customer's, or the one filtered by. */
export function historyRow(transaction: Transaction, ownNumbers: readonly string[]): HistoryRow {
  const sign = signOf(transaction, ownNumbers);
  const { debit, credit, fee, returnOf } = transaction;
  const isOwnFee = sign !== 'positive' || returnOf !== undefined;
  return {
    id: transaction.id,
    transaction,
    kind: classifyTransaction(transaction.txnCode),
    sign,
    tone: statusTone(transaction.status),
    amount: sign === 'positive' ? (credit.amount ?? debit.amount) : (debit.amount ?? credit.amount),
    fee: isOwnFee && fee !== undefined && fee.minor > 0n ? fee : undefined,
    counterparty: sign === 'positive' ? transaction.senderName : transaction.recipientName,
  };
}
