import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Money from an account of the customer to a deposit of the same currency. */
export interface DepositReplenishment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly depositId: string;
  readonly amount: Money;
}
