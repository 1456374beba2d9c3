import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** How a customer of the bank is named by whoever sends money to him. */
export const RECIPIENT_KEYS = ['account', 'phone'] as const;

export type RecipientKey = (typeof RECIPIENT_KEYS)[number];

/** Money to another customer of the bank, in the currency of the debit account. */
export interface BankClientTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** Sixteen digits of an account, or a phone as `+996` and nine digits. */
  readonly recipient: { readonly by: RecipientKey; readonly value: string };
  readonly amount: Money;
  /** What the recipient is told it is for; may be empty. */
  readonly purpose: string;
}
