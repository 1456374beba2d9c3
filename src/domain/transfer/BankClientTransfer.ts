import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Kinds of identifiers by which a sender names a payee of this bank. */
export const RECIPIENT_KEYS = ['account', 'card', 'phone'] as const;

export type RecipientKey = (typeof RECIPIENT_KEYS)[number];

/** Payee of this bank, as named by the sender. */
export interface ClientRecipient {
  readonly by: RecipientKey;
  /** Sixteen digits of an account or of a card of this bank, or a phone as `+996` and nine digits. */
  readonly value: string;
}

/** Query for the payee of money in a currency. */
export interface RecipientQuestion {
  readonly recipient: ClientRecipient;
  /** Currency of the account to be credited, when the payee is named by phone. */
  readonly currency: Currency;
}

export interface RecipientAnswer {
  /** Name in the form of `shownName`: «Айзада Т.» for people, the legal name for companies. */
  readonly recipientName: string;
}

/** Transfer to another customer of the bank, in the currency of the debit account. */
export interface BankClientTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly recipient: ClientRecipient;
  readonly amount: Money;
  /** Purpose shown to the payee; may be empty. */
  readonly purpose: string;
}
