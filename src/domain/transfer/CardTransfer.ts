import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Money to a card of any bank, in the currency of the debit account. */
export interface CardTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** Sixteen digits with a right check digit. Whoever is not the network of the card keeps them no longer than the call. */
  readonly cardNumber: string;
  readonly amount: Money;
  /** May be empty. */
  readonly purpose: string;
}

/** Money from a card of another bank to an account of the customer, in the currency of that account. */
export interface CardReplenishment {
  readonly operationId: OperationId;
  readonly creditAccountId: string;
  readonly card: CardToDebit;
  /** What arrives; the fee is taken from the card as well. */
  readonly amount: Money;
}

/** What the issuer of a card asks for before it lets money be taken. None of it is kept. */
export interface CardToDebit {
  readonly number: string;
  /** The last month it is good for, `08/29`. */
  readonly expiry: string;
  /** Three digits from its back. */
  readonly securityCode: string;
}
