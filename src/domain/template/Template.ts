import { MOVEMENTS } from '../movements/movements';
import type { Transaction } from '../history/Transaction';
import type { Money } from '../money/Money';
import type { OperationTerms } from '../operation/OperationTerms';
import type { Schedule } from '../schedule/Schedule';
import type { Instant } from '../time/Instant';

/** Longest name of a template, in characters. */
export const MAX_TEMPLATE_NAME_LENGTH = 50;

/** Saved payment that can be repeated (specification 1, section 3, template). */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** Service code that creates the payment. */
  readonly code: string;
  /** Transaction code for the history, see `classifyTransaction`. */
  readonly txnCode: string;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
  readonly amount: Money;
  /** Credited amount when the template was saved; in another currency it will differ. */
  readonly credited: Money;
  readonly purpose: string;
  readonly terms: OperationTerms | undefined;
  readonly createdAt: Instant;
  /** Absent for a template without a standing order. */
  readonly schedule: Schedule | undefined;
}

/**
 * True for an operation that can be made automatically. An exchange has another rate every day, so it cannot be agreed in advance, and of a
 * payment by card the bank does not store the number (docs/adr/0038).
 */
export function canRecur(transaction: Pick<Transaction, 'txnCode' | 'terms' | 'debit' | 'credit'>): boolean {
  const { txnCode, terms, debit, credit } = transaction;
  const { repeats = 'bySchedule' } = MOVEMENTS.movementLike(txnCode) ?? {};
  return debit.currency === credit.currency && repeats === 'bySchedule' && terms?.details?.cardNumber === undefined;
}

/** True for a template that can be paid automatically, see {@link canRecur}. */
export function canBeScheduled(template: Template): boolean {
  return canRecur(transactionOf(template));
}

/** Converts a template to the transaction it was saved from, for the form that repeats transactions. */
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
