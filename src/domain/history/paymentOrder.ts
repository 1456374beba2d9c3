import { MOVEMENTS } from '../movements/movements';
import { bankDayOf, checkedToBankDay } from '../time/Instant';
import type { BankDay } from '../time/Instant';
import type { Transaction } from './Transaction';

/** True for a payment in soms that the reader's company has signed: its payment order can be printed. */
export function hasPaymentOrder(
  { txnCode, debit, signers }: Pick<Transaction, 'txnCode' | 'debit' | 'signers'>,
  movements: Pick<typeof MOVEMENTS, 'movementLike'> = MOVEMENTS,
): boolean {
  return signers !== undefined && debit.currency === 'KGS' && movements.movementLike(txnCode)?.hasOrder === true;
}

/** The day the payer gave the document: its own date where it was paid on another one. */
export function paymentOrderDay({ terms, signers, createdAt }: Transaction): BankDay {
  return checkedToBankDay(terms?.details?.orderDate ?? '') ?? bankDayOf(signers?.sentAt ?? createdAt);
}
