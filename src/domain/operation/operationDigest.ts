import type { Money } from '../money/Money';
import type { OperationId } from './OperationId';

/** Everything the customer agrees to when confirming; a change in any of it changes the digest. */
export interface OperationFacts {
  readonly operationId: OperationId;
  /** The service code that created the operation, e.g. `MAKE_OWN_ACCOUNTS_TRANSFER`. */
  readonly code: string;
  readonly customerId: string;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  readonly amount: Money;
  readonly fee: Money;
  /** What arrives at the credit account. */
  readonly credited: Money;
  readonly purpose: string;
}

const FORMAT = 'tulpar-operation-1';

/**
 * The exact text whose SHA-256 the one-time code is bound to. One fact a line; no fact but the last can contain a line break,
 * so two different operations never share a text.
 */
export function canonicalOperationText(facts: OperationFacts): string {
  return [
    FORMAT,
    `operation=${facts.operationId}`,
    `code=${facts.code}`,
    `customer=${facts.customerId}`,
    `debit=${facts.debitAccountNumber}`,
    `credit=${facts.creditAccountNumber}`,
    `amount=${canonicalAmount(facts.amount)}`,
    `fee=${canonicalAmount(facts.fee)}`,
    `credited=${canonicalAmount(facts.credited)}`,
    `purpose=${facts.purpose}`,
  ].join('\n');
}

function canonicalAmount(amount: Money): string {
  return `${amount.minor} ${amount.currency}`;
}
