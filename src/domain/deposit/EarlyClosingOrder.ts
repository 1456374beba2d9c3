import type { OperationId } from '../operation/OperationId';

/** Asks for a deposit to be closed before its end and paid to an account of its currency. */
export interface EarlyClosingOrder {
  readonly productType: 'makeEarlyClosingOfDeposit';
  readonly operationId: OperationId;
  readonly depositId: string;
  readonly creditAccountId: string;
}
