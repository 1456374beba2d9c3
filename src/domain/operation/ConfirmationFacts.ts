import type { Money } from '../money/Money';

/** What the customer is asked to confirm. */
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
    | 'salary';
  readonly amount: Money;
  /** What arrives; only an exchange and the end of a deposit need it. */
  readonly credited?: Money;
  readonly fee: Money;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  /** Absent between the customer's own accounts. */
  readonly recipientName?: string;
}
