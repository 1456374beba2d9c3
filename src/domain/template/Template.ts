import { classifyTransaction } from '../history/classify';
import type { TransactionKind } from '../history/classify';
import type { Transaction } from '../history/Transaction';
import type { Money } from '../money/Money';
import type { OperationTerms } from '../operation/OperationTerms';
import type { Schedule } from '../schedule/Schedule';
import type { Instant } from '../time/Instant';

/** The longest name of a template. */
export const LONGEST_TEMPLATE_NAME = 50;

/** A payment that was kept to be made again (specification 1, section 3, template). */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** The service code that makes the payment. */
  readonly code: string;
  /** What will stand in the history, see `classifyTransaction`. */
  readonly txnCode: string;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
  readonly amount: Money;
  /** What arrived when it was kept; in another currency it will be another amount. */
  readonly credited: Money;
  readonly purpose: string;
  readonly terms: OperationTerms | undefined;
  readonly createdAt: Instant;
  /** Absent while it is not paid by itself. */
  readonly schedule: Schedule | undefined;
}

/** Operations that begin with the number of a card, which the bank does not keep (docs/adr/0038). */
const BY_CARD: readonly TransactionKind[] = ['cardToCard', 'visaOct', 'visaAft'];

/** True for what can be made again only by typing the number of a card. */
function needsCardNumber({ txnCode, terms }: Pick<Transaction, 'txnCode' | 'terms'>): boolean {
  return BY_CARD.includes(classifyTransaction(txnCode)) || terms?.details?.cardNumber !== undefined;
}

/**
 * Whether an operation can be made by itself: an exchange has another price every day, so nobody can agree to it ahead, and of a
 * payment by card the bank lacks the number.
 */
export function canRecur(transaction: Pick<Transaction, 'txnCode' | 'terms' | 'debit' | 'credit'>): boolean {
  return transaction.debit.currency === transaction.credit.currency && !needsCardNumber(transaction);
}

/** The same of a template. */
export function canBeScheduled(template: Template): boolean {
  return canRecur(transactionOf(template));
}

/** A template as the line of history it was kept from, for the form that repeats such lines. */
export function transactionOf(template: Template): Transaction {
  const { amount, credited } = template;
  return {
    id: '',
    operationId: '',
    txnCode: template.txnCode,
    status: 'ACCEPTED',
    createdAt: template.createdAt,
    debit: { accountNumber: template.debitAccountNumber, currency: amount.currency, amount },
    credit: { accountNumber: template.creditAccountNumber, currency: credited.currency, amount: credited },
    fee: undefined,
    totalDebited: undefined,
    senderName: '',
    recipientName: template.recipientName,
    purpose: template.purpose,
    terms: template.terms,
    fingerprint: '',
  };
}
