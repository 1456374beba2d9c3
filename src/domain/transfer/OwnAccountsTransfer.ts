import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Which amount of an exchange the customer has written; the bank works out the other. */
export interface ExchangeWish {
  readonly amountIs: 'given' | 'taken';
  /** The currency of the amount that is worked out. */
  readonly otherCurrency: Currency;
}

/** Money between two accounts of one customer: in one currency, or exchanged. */
export interface OwnAccountsTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
  readonly amount: Money;
  /** Present when the accounts are in different currencies. */
  readonly exchange?: ExchangeWish | undefined;
  /** What the customer wants to remember about it; may be empty. */
  readonly purpose: string;
}
