import type { OperationId } from '../operation/OperationId';

/** Order to close a deposit early and pay it out to an account in its currency. */
export interface EarlyClosingOrder {
  readonly productType: 'makeEarlyClosingOfDeposit';
  readonly operationId: OperationId;
  readonly depositId: string;
  readonly creditAccountId: string;
}
