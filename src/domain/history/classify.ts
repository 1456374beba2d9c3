import { MOVEMENTS, TRANSACTION_KINDS } from '../movements/movements';
import type { TransactionKind } from '../movements/movements';
import type { StatementEntry } from '../statement/Statement';
import type { Transaction, TransactionStatus } from './Transaction';

/** Kind of a ledger line or of a turnover: an operation, a fee, or a refunded fee. */
export type LineKind = TransactionKind | 'fee' | 'feeReturn';

export const LINE_KINDS: readonly LineKind[] = [...TRANSACTION_KINDS, 'fee', 'feeReturn'];

/** Kind of an operation by its code; `other` when none is known. */
export function classifyTransaction(txnCode: string, movements = MOVEMENTS): TransactionKind {
  return movements.kindOf(txnCode);
}

/** Kind of a statement entry: a movement, its fee, or a return. */
export function kindOfEntry(
  { kind, txnCode }: Pick<StatementEntry, 'kind' | 'txnCode'>,
  movements = MOVEMENTS,
): LineKind {
  switch (kind) {
    case 'movement':
      return movements.kindOf(txnCode);
    case 'return':
      return 'paymentReturn';
    case 'fee':
    case 'feeReturn':
      return kind;
    default:
      return kind satisfies never;
  }
}

/** Direction of money for the customer: incoming, outgoing, or between own accounts. */
export type TransactionSign = 'positive' | 'negative' | 'neutral';

/**
 * Sign of a line of history for a set of accounts: all accounts of the customer, or only the one filtered by. It is neutral when both sides
 * are in the set, and when neither is.
 */
export function signOf(transaction: Transaction, ownAccountNumbers: readonly string[]): TransactionSign {
  const debited = includes(ownAccountNumbers, transaction.debit.accountNumber);
  const credited = includes(ownAccountNumbers, transaction.credit.accountNumber);
  if (debited === credited) {
    return 'neutral';
  }
  return credited ? 'positive' : 'negative';
}

function includes(numbers: readonly string[], number: string | undefined): boolean {
  return number !== undefined && numbers.includes(number);
}

/** Sorts newest first; operations of the same moment by id, latest first. */
export function sortByDateDescending(transactions: readonly Transaction[]): readonly Transaction[] {
  return transactions.toSorted((left, right) => right.createdAt - left.createdAt || compareIds(right.id, left.id));
}

function compareIds(left: string, right: string): number {
  if (left.length !== right.length) {
    return left.length - right.length;
  }
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}

/** Group of statuses for display: completed, in progress, failed. */
export type StatusTone = 'done' | 'waiting' | 'failed';

export function statusTone(status: TransactionStatus): StatusTone {
  switch (status) {
    case 'ACCEPTED':
    case 'CONFIRMED':
      return 'done';
    case 'ACCEPTED_FOR_PROCESSING':
    case 'IN_PROCESS':
    case 'WAITING':
    case 'ON_CONFIRMATION':
    case 'NEEDS_CONFIRMATION':
      return 'waiting';
    case 'DECLINED':
    case 'REJECTED':
    case 'CANCELLED':
    case 'RETURNED':
      return 'failed';
    default:
      return status satisfies never;
  }
}
