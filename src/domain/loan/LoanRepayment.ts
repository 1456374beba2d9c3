import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { RepaymentGoal } from './repayment';

/** Money from an account of the customer to a loan of the same currency. */
export type LoanRepayment = LoanRepaymentBase &
  (
    | { readonly mode: 'instalment' | 'full' }
    | { readonly mode: 'part'; readonly amount: Money; readonly goal: RepaymentGoal }
  );

interface LoanRepaymentBase {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly loanId: string;
}
