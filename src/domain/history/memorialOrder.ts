import type { Money } from '../money/Money';
import { MOVEMENTS } from '../movements/movements';
import type { Transaction, TransactionStatus } from './Transaction';

/** States in which the bank has taken nothing, unless it came back. */
const UNPAID: ReadonlySet<TransactionStatus> = new Set(['DECLINED', 'REJECTED', 'CANCELLED']);

/**
 * Amount the bank took for itself by a memorial order: the fee of an operation, or the whole of an operation that is a price of the bank.
 * `undefined` when it took nothing, and for a return, which gives a fee back.
 */
export function chargeOf(
  transaction: Pick<Transaction, 'txnCode' | 'status' | 'debit' | 'fee' | 'returnOf' | 'returnedBy'>,
  movements: Pick<typeof MOVEMENTS, 'movementOf'> = MOVEMENTS,
): Money | undefined {
  const { txnCode, status, debit, fee, returnOf, returnedBy } = transaction;
  if (returnOf !== undefined || (UNPAID.has(status) && returnedBy === undefined)) {
    return undefined;
  }
  const charge = movements.movementOf(txnCode)?.isPrice === true ? debit.amount : fee;
  return charge?.minor === 0n ? undefined : charge;
}
