import type { Money } from '../../../src/domain/money/Money';

/** Payment of a customer of another bank by a code of this bank. The bank of the payer has taken the money already. */
export interface DeliveredQrPayment {
  /** Idempotency key, a UUID: two payments with one key are one. */
  readonly key: string;
  /** Identifier of the payee in the code that was paid. */
  readonly payee: string;
  readonly amount: Money;
  /** Name of the payer as it is shown to payees, «Айзада Т.»; empty where the bank of the payer gives none. */
  readonly payerName: string;
  /** Name of the payer's bank; empty where it is not known. */
  readonly payerBank: string;
  /** Number of the payment at the operator. */
  readonly reference: string;
}

/** Answer of the bank to a delivered payment; upon a refusal the operator gives the money back to the payer. */
export type QrPaymentAnswer = { readonly accepted: true } | { readonly accepted: false; readonly reason: string };

/**
 * The operator of the country's codes as it brings money; orders that take money out go through the rail `elqr`. Slow, loses answers, and
 * is never asked inside a transaction.
 * @throws when the operator does not answer; a call that throws may have taken effect
 */
export interface QrOperator {
  /** Payments the bank has not answered, the oldest first; one whose answer was lost is delivered again. */
  delivered(): Promise<readonly DeliveredQrPayment[]>;
  answer(key: string, answer: QrPaymentAnswer): Promise<void>;
}
