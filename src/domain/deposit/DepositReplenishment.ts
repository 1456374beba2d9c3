import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Replenishment of a deposit from an account of the customer in the same currency. */
export interface DepositReplenishment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly depositId: string;
  readonly amount: Money;
}
