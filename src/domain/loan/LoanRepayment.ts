import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { RepaymentGoal } from './repayment';

/** Repayment of a loan from an account of the customer in the same currency. */
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
