import type { Money } from '../money/Money';

/** Data of an operation that the customer is asked to confirm. */
export interface ConfirmationFacts {
  readonly kind:
    | 'ownAccounts'
    | 'toRecipient'
    | 'exchange'
    | 'payment'
    | 'toCard'
    | 'fromCard'
    | 'openDeposit'
    | 'toDeposit'
    | 'closeDeposit'
    | 'toLoan'
    | 'toPerson'
    | 'fromPerson'
    | 'salary'
    | 'orderCheckbooks'
    | 'orderAccountCertificate'
    | 'orderLoanCertificate'
    | 'orderAccount'
    | 'openFirstAccount'
    | 'applyForLoan'
    | 'orderBox'
    | 'buyBonds'
    | 'orderCard'
    | 'applyForCard'
    | 'reissueCard'
    | 'renewCard';
  readonly amount: Money;
  /** Credited amount; needed only for an exchange and for the closing of a deposit. */
  readonly credited?: Money;
  readonly fee: Money;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  /** Absent for transfers between the customer's own accounts. */
  readonly recipientName?: string;
}
