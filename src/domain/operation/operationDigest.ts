import type { Money } from '../money/Money';
import type { OperationId } from './OperationId';

/** Change of one account's balance when the operation is booked, in minor units of its currency. */
export interface BookedLeg {
  readonly accountId: string;
  readonly minor: bigint;
}

/** Everything the customer agrees to when confirming; a change of any of it changes the digest. */
export interface OperationFacts {
  readonly operationId: OperationId;
  /** The service code that created the operation, e.g. `MAKE_OWN_ACCOUNTS_TRANSFER`. */
  readonly code: string;
  /** Transaction code for the history, see `classifyTransaction`. */
  readonly txnCode: string;
  readonly customerId: string;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
  readonly amount: Money;
  readonly fee: Money;
  /** Amount credited to the credit account. */
  readonly credited: Money;
  readonly legs: readonly BookedLeg[];
  /** Further agreed terms by name: values of one line, as on the wire. */
  readonly terms: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly purpose: string;
}

const FORMAT = 'tulpar-operation-2';

/**
 * Exact text whose SHA-256 the one-time code is bound to. It has one fact per line, and only the last fact can contain a line break, so two
 * different operations never have the same text.
 */
export function canonicalOperationText(facts: OperationFacts): string {
  return [
    FORMAT,
    `operation=${facts.operationId}`,
    `code=${facts.code}`,
    `kind=${facts.txnCode}`,
    `customer=${facts.customerId}`,
    `debit=${facts.debitAccountNumber}`,
    `credit=${facts.creditAccountNumber}`,
    `recipient=${facts.recipientName}`,
    `amount=${canonicalAmount(facts.amount)}`,
    `fee=${canonicalAmount(facts.fee)}`,
    `credited=${canonicalAmount(facts.credited)}`,
    `legs=${facts.legs.map((leg) => leg.accountId).join(',')} ${facts.legs.map((leg) => leg.minor).join(',')}`,
    ...linesOfTerms(facts.terms),
    `purpose=${facts.purpose}`,
  ].join('\n');
}

/** In the order of their names, of which none has a sign beyond ASCII. */
function linesOfTerms(terms: OperationFacts['terms']): readonly string[] {
  return Object.entries(terms)
    .flatMap(([name, value]) => namedValues(name, value))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `term ${name}=${value}`);
}

function namedValues(
  name: string,
  value: string | Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] {
  return typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value).map(([inner, text]): [string, string] => [`${name}.${inner}`, text]);
}

function canonicalAmount(amount: Money): string {
  return `${amount.minor} ${amount.currency}`;
}
