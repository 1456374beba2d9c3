import { signOf, statusTone } from '../../../domain/history/classify';
import type { StatusTone, TransactionSign } from '../../../domain/history/classify';
import type { Transaction } from '../../../domain/history/Transaction';
import { counterpartyOf, transactionTitle } from '../../../domain/history/transactionTitle';
import type { OwnAccount, TitledTransaction, TransactionTitle } from '../../../domain/history/transactionTitle';
import type { Money } from '../../../domain/money/Money';
import { MOVEMENTS } from '../../../domain/movements/movements';
import type { TransactionKind } from '../../../domain/movements/movements';

/** Account on one side of an operation that belongs to the customer; the name only when the account is among those loaded. */
export interface RowAccount {
  readonly number: string;
  readonly account: OwnAccount | undefined;
}

/** One row of the history, before translation. */
export interface HistoryRow {
  readonly id: string;
  readonly transaction: Transaction;
  readonly kind: TransactionKind;
  readonly sign: TransactionSign;
  readonly tone: StatusTone;
  readonly title: TransactionTitle;
  /** Amount without the fee; for an own transfer the amount moved. Never negative; absent where no money moves. */
  readonly amount: Money | undefined;
  /** True for an order that costs nothing, so that no money moves. */
  readonly isFree: boolean;
  /** Fee the customer paid, or the refunded part of it; absent when there was none, or when somebody else paid it. */
  readonly fee: Money | undefined;
  /** Name of the sender or recipient; empty when the bank did not name one. */
  readonly counterparty: string;
  /** Accounts of the customer that were touched; none when the list is of one account, or when the title names them. */
  readonly accounts: readonly RowAccount[];
}

interface RowContext {
  readonly accountOf?: TitledTransaction['accountOf'];
  readonly movements?: typeof MOVEMENTS;
}

/** Builds a row of the history. `ownNumbers` are the account numbers taken as own: all of the customer's, or the one filtered by. */
export function historyRow(
  transaction: Transaction,
  ownNumbers: readonly string[],
  { accountOf = () => undefined, movements = MOVEMENTS }: RowContext = {},
): HistoryRow {
  const sign = signOf(transaction, ownNumbers);
  const kind = movements.kindOf(transaction.txnCode);
  const title = transactionTitle({ transaction, kind, sign, accountOf });
  const { debit, credit, fee, returnOf } = transaction;
  const isFree = debit.amount?.minor === 0n;
  const isOwnFee = sign !== 'positive' || returnOf !== undefined;
  const sides = sign === 'positive' ? [credit] : sign === 'negative' ? [debit] : [debit, credit];
  return {
    id: transaction.id,
    transaction,
    kind,
    sign,
    tone: statusTone(transaction.status),
    title,
    isFree,
    amount: isFree
      ? undefined
      : sign === 'positive'
        ? (credit.amount ?? debit.amount)
        : (debit.amount ?? credit.amount),
    fee: isOwnFee && fee !== undefined && fee.minor > 0n ? fee : undefined,
    counterparty: counterpartyOf(transaction, sign),
    accounts:
      ownNumbers.length === 1 || title.names === 'accounts'
        ? []
        : sides.flatMap(({ accountNumber: number }) =>
            number === undefined ? [] : [{ number, account: accountOf(number) }],
          ),
  };
}
