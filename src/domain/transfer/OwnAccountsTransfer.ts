import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Money between two accounts of one customer, in one currency. */
export interface OwnAccountsTransfer {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
  readonly amount: Money;
  /** What the customer wants to remember about it; may be empty. */
  readonly purpose: string;
}
