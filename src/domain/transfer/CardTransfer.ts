import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Transfer to a card of any bank, in the currency of the debit account. */
export interface CardTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** Sixteen digits with a valid check digit. Only the card network stores them; all others drop them at the end of the call. */
  readonly cardNumber: string;
  readonly amount: Money;
  /** May be empty. */
  readonly purpose: string;
}

/** Top-up of an account of the customer from a card of another bank, in the currency of that account. */
export interface CardReplenishment {
  readonly operationId: OperationId;
  readonly creditAccountId: string;
  readonly card: CardToDebit;
  /** Credited amount; the card is debited with the fee as well. */
  readonly amount: Money;
}

/** Card data the issuer requires to authorize a debit. None of it is stored. */
export interface CardToDebit {
  readonly number: string;
  /** Expiry month, `MM/YY`. */
  readonly expiry: string;
  /** Security code: three digits on the back of the card. */
  readonly securityCode: string;
}
