import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { DepositChild } from './Deposit';

/** Order to open a deposit with money of an account; the deposit is paid out to the same account. */
export interface DepositApplication {
  readonly productType: 'makeDepositApplication';
  readonly operationId: OperationId;
  readonly productId: string;
  readonly termMonths: number;
  readonly debitAccountId: string;
  /** First amount; its currency is that of the deposit. */
  readonly amount: Money;
  /** True when the deposit is prolonged automatically at maturity. */
  readonly prolongs: boolean;
  /** Present for a child's deposit, and for no other. */
  readonly child?: DepositChild | undefined;
}
