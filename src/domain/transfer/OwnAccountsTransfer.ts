import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Requested exchange: the side of the amount entered by the customer; the bank calculates the other amount. */
export interface ExchangeRequest {
  readonly amountIs: 'given' | 'taken';
  /** Currency of the calculated amount. */
  readonly otherCurrency: Currency;
}

/** Transfer between two accounts of one customer: in one currency, or with an exchange. */
export interface OwnAccountsTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
  readonly amount: Money;
  /** Present when the accounts are in different currencies. */
  readonly exchange?: ExchangeRequest | undefined;
  /** Note of the customer; may be empty. */
  readonly purpose: string;
}
