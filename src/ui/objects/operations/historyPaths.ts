import { isOnConfirmation } from '../../../domain/corporate/documentTransaction';
import type { Transaction } from '../../../domain/history/Transaction';

export const HISTORY_PATH = '/history';
export const COMPANY_HISTORY_PATH = '/history-corporate';

/** The address of the details of an operation that is booked. */
export function transactionPath(id: string): string {
  return `${HISTORY_PATH}/${id}`;
}

/** The address of the details of a line: of a document as long as nothing is booked, of the operation afterwards. */
export function detailsPath(transaction: Transaction): string {
  return isOnConfirmation(transaction)
    ? `${COMPANY_HISTORY_PATH}/${transaction.operationId}`
    : transactionPath(transaction.id);
}
