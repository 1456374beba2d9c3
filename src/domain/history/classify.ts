import type { StatementEntry } from '../statement/Statement';
import type { Transaction, TransactionStatus } from './Transaction';

/** What kind of operation a line of history is, for its title and icon (specification 1, section 4). */
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

/** The kind of a line of the books or of a turnover: an operation, a fee, or a fee given back. */
export const LINE_KINDS = [...TRANSACTION_KINDS, 'fee', 'feeReturn'] as const;

export type LineKind = (typeof LINE_KINDS)[number];

/** The ending of a return's code, after the code of the payment. */
const RETURN_ENDING = '_RETURN';

/** Parts of a transaction code and what they mean; the first that occurs decides, so the longer names stand first. */
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

/** The kind of an operation by parts of its code, in any letter case; `other` when no part is known. */
export function classifyTransaction(txnCode: string): TransactionKind {
  const code = txnCode.toUpperCase();
  if (code.endsWith(RETURN_ENDING)) {
    return 'paymentReturn';
  }
  return KIND_BY_PART.find(([part]) => code.includes(part))?.[1] ?? 'other';
}

/** The kind of an entry of the books: a movement, its fee, or a return. */
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

/** Whether money came in, went out or stayed with the customer. */
export type TransactionSign = 'positive' | 'negative' | 'neutral';

/**
 * The sign of a line of history for the accounts looked at: every account of the customer, or only the one filtered by. It is
 * neutral when both sides are among them, and when neither is.
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

/** Newest first; operations of one moment stand in the order the bank gave out their ids, latest first. */
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

/** How a status looks to the customer: over and good, still under way, over and not done. */
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
