import { MOVEMENTS } from '../movements/movements';
import type { Transaction } from './Transaction';

/** True for a payment in soms that the reader's company has signed: its payment order can be printed. */
export function hasPaymentOrder(
  { txnCode, debit, signers }: Pick<Transaction, 'txnCode' | 'debit' | 'signers'>,
  movements: Pick<typeof MOVEMENTS, 'movementLike'> = MOVEMENTS,
): boolean {
  return signers !== undefined && debit.currency === 'KGS' && movements.movementLike(txnCode)?.hasOrder === true;
}
