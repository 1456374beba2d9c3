import type { Transaction, TransactionStatus } from '../history/Transaction';
import type { PaymentDocument } from './PaymentDocument';

/** Statuses of a document in the history until it is booked: it waits for the reading user, or for another one. */
const WAITING: readonly TransactionStatus[] = ['NEEDS_CONFIRMATION', 'ON_CONFIRMATION'];

/** True for a line of history that is not booked yet. */
export function isOnConfirmation({ status }: Pick<Transaction, 'status'>): boolean {
  return WAITING.includes(status);
}

/** Converts a document that waits for signatures to a line of the history; its id is the operation id until it is booked. */
export function documentTransaction({ preview, txnCode, sentAt, canSign, canApprove }: PaymentDocument): Transaction {
  const { debit, credit, amount, credited } = preview;
  return {
    id: preview.operationId,
    operationId: preview.operationId,
    txnCode,
    status: canSign || canApprove ? 'NEEDS_CONFIRMATION' : 'ON_CONFIRMATION',
    createdAt: sentAt,
    debit: { accountNumber: debit.accountNumber, currency: amount.currency, amount },
    credit: { accountNumber: credit.accountNumber, currency: credited.currency, amount: credited },
    fee: preview.fee,
    totalDebited: preview.total,
    senderName: debit.name,
    recipientName: credit.name,
    purpose: preview.purpose,
    terms: preview.terms,
    fingerprint: preview.fingerprint,
  };
}
