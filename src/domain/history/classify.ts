import type { StatementEntry } from '../statement/Statement';
import type { Transaction, TransactionStatus } from './Transaction';

/** Kinds of operations in the history, which determine title and icon (specification 1, section 4). */
export const TRANSACTION_KINDS = [
  'ownTransfer',
  'bankClientTransfer',
  'exchange',
  'deal',
  'otherBankTransfer',
  'depositOpening',
  'deposit',
  'depositInterest',
  'depositClosing',
  'loanDisbursement',
  'loanRepayment',
  'loanWriteOff',
  'invoicePayment',
  'genericPayment',
  'mobilePayment',
  'swift',
  'tax',
  'taxPayment',
  'cardToCard',
  'kitep',
  'wallet',
  'salaryBatch',
  'moneyTransfer',
  'loanStatement',
  'accountStatement',
  'checkbookOrder',
  'visaOct',
  'visaAft',
  'qrOutgoing',
  'qrIncoming',
  'cardOpening',
  'cardReopening',
  'accountOpening',
  'paymentReturn',
  'other',
] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Kind of a ledger line or of a turnover: an operation, a fee, or a refunded fee. */
export const LINE_KINDS = [...TRANSACTION_KINDS, 'fee', 'feeReturn'] as const;

export type LineKind = (typeof LINE_KINDS)[number];

/** Suffix of the transaction code of a return, after the code of the payment. */
const RETURN_ENDING = '_RETURN';

/** Substrings of transaction codes and their kinds; the first match decides, so longer substrings come first. */
const KIND_BY_PART: readonly (readonly [part: string, kind: TransactionKind])[] = [
  ['LOAN_STATEMENT', 'loanStatement'],
  ['LOAN_DISBURSEMENT', 'loanDisbursement'],
  ['LOAN_WRITE_OFF', 'loanWriteOff'],
  ['LOAN', 'loanRepayment'],
  ['DISTRIBUTION', 'invoicePayment'],
  ['ACCOUNT_STATEMENT', 'accountStatement'],
  ['CHECKBOOK', 'checkbookOrder'],
  ['CARD_REOPEN', 'cardReopening'],
  ['REOPEN_CARD', 'cardReopening'],
  ['CARD_OPEN', 'cardOpening'],
  ['OPEN_CARD', 'cardOpening'],
  ['ACCOUNT_OPEN', 'accountOpening'],
  ['OPEN_ACCOUNT', 'accountOpening'],
  ['OWN_ACCOUNT', 'ownTransfer'],
  ['BANK_CLIENT', 'bankClientTransfer'],
  ['EXCHANGE', 'exchange'],
  ['DEAL', 'deal'],
  ['CLEARING', 'otherBankTransfer'],
  ['GROSS', 'otherBankTransfer'],
  ['OTHER_BANK', 'otherBankTransfer'],
  ['SWIFT', 'swift'],
  ['DEPOSIT_INTEREST', 'depositInterest'],
  ['DEPOSIT_END', 'depositClosing'],
  ['CLOSING_OF_DEPOSIT', 'depositClosing'],
  ['OPEN_DEPOSIT', 'depositOpening'],
  ['DEPOSIT_APPLICATION', 'depositOpening'],
  ['DEPOSIT', 'deposit'],
  ['MOBILE', 'mobilePayment'],
  ['KITEP', 'kitep'],
  ['TAX_PAYMENT', 'taxPayment'],
  ['TAX', 'tax'],
  ['WALLET', 'wallet'],
  ['ELSOM', 'wallet'],
  ['SALARY', 'salaryBatch'],
  ['MONEY_TRANSFER', 'moneyTransfer'],
  ['OCT', 'visaOct'],
  ['AFT', 'visaAft'],
  ['CARD_TO_CARD', 'cardToCard'],
  ['IPC_CARD', 'cardToCard'],
  ['QR_INCOMING', 'qrIncoming'],
  ['QR', 'qrOutgoing'],
  ['GENERIC', 'genericPayment'],
  ['PAYMENT', 'genericPayment'],
];

/** Kind of an operation by a substring of its code, in any letter case; `other` when none is known. */
export function classifyTransaction(txnCode: string): TransactionKind {
  const code = txnCode.toUpperCase();
  if (code.endsWith(RETURN_ENDING)) {
    return 'paymentReturn';
  }
  return KIND_BY_PART.find(([part]) => code.includes(part))?.[1] ?? 'other';
}

/** Kind of a statement entry: a movement, its fee, or a return. */
export function kindOfEntry({ kind, txnCode }: Pick<StatementEntry, 'kind' | 'txnCode'>): LineKind {
  switch (kind) {
    case 'movement':
      return classifyTransaction(txnCode);
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
