import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** How a customer of the bank is named by whoever sends money to him. */
export const RECIPIENT_KEYS = ['account', 'card', 'phone'] as const;

export type RecipientKey = (typeof RECIPIENT_KEYS)[number];

/** A customer of the bank as whoever sends money names him. */
export interface ClientRecipient {
  readonly by: RecipientKey;
  /** Sixteen digits of an account or of a card of this bank, or a phone as `+996` and nine digits. */
  readonly value: string;
}

/** Who would get money of a currency? */
export interface RecipientQuestion {
  readonly recipient: ClientRecipient;
  /** A phone leads to an account in this currency. */
  readonly currency: Currency;
}

export interface RecipientAnswer {
  /** As `shownName` has it: «Айзада Т.» for people, the legal name for companies. */
  readonly recipientName: string;
}

/** Money to another customer of the bank, in the currency of the debit account. */
export interface BankClientTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly recipient: ClientRecipient;
  readonly amount: Money;
  /** What the recipient is told it is for; may be empty. */
  readonly purpose: string;
}
