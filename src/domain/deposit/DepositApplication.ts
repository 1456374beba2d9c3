import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { DepositChild } from './Deposit';

/** Asks for a deposit to be opened with money of an account; the deposit pays back to the same account. */
export interface DepositApplication {
  readonly productType: 'makeDepositApplication';
  readonly operationId: OperationId;
  readonly productId: string;
  readonly termMonths: number;
  readonly debitAccountId: string;
  /** The first amount; its currency is that of the deposit. */
  readonly amount: Money;
  /** Whether another term begins by itself when this one is over. */
  readonly prolongs: boolean;
  /** For a child's deposit, and for no other. */
  readonly child?: DepositChild | undefined;
}
