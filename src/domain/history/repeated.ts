import type { Money } from '../money/Money';
import { isDuplicate, productOf } from '../operation/duplicates';
import type { OperationId } from '../operation/OperationId';
import type { OperationTerms } from '../operation/OperationTerms';
import type { DuplicateDays } from '../operation/duplicates';
import type { Instant } from '../time/Instant';
import { statusTone } from './classify';
import type { Transaction } from './Transaction';

/** Data of a movement about to be submitted, by which a duplicate is found. */
export interface IntendedMovement {
  readonly operationId: OperationId;
  readonly amount: Money;
  readonly creditAccountNumber: string;
  /** Beneficiary or sender of a money transfer, which has no account numbers; absent for other movements. */
  readonly person?: string | undefined;
  readonly terms?: OperationTerms | undefined;
}

const SAME_DAY: DuplicateDays = { anyPurpose: 0, samePurpose: 0 };

/**
 * First transaction given that is on the same Bishkek day, of the same amount, to the same account and for the same product, and has not
 * failed; `undefined` when there is none.
 */
export function alreadySent(
  transactions: readonly Transaction[],
  intended: IntendedMovement,
  now: Instant,
): Transaction | undefined {
  const { amount, terms: intendedTerms } = intended;
  const movement = { payee: payeeOf(intended), product: productOf(intendedTerms), amount, purpose: '', at: now };
  return transactions.find(({ operationId, status, createdAt, debit, credit, terms, recipientName, senderName }) => {
    if (operationId === intended.operationId || statusTone(status) === 'failed' || debit.amount === undefined) {
      return false;
    }
    const person = personOf({
      system: terms?.details?.transferSystem,
      creditNumber: credit.accountNumber,
      recipientName,
      senderName,
    });
    const payee = payeeOf({ creditAccountNumber: credit.accountNumber, person });
    const earlier = { payee, product: productOf(terms), amount: debit.amount, purpose: '', at: createdAt };
    return isDuplicate(movement, earlier, SAME_DAY);
  });
}

function payeeOf({ creditAccountNumber = '', person = '' }: Payee): string {
  return `${creditAccountNumber} ${person}`;
}

interface Payee {
  readonly creditAccountNumber: string | undefined;
  readonly person?: string | undefined;
}

interface Sides {
  readonly system: string | undefined;
  readonly creditNumber: string | undefined;
  readonly recipientName: string;
  readonly senderName: string;
}

/** Counterparty of a money transfer; `undefined` for every other movement. */
export function personOf({ system, creditNumber, recipientName, senderName }: Sides): string | undefined {
  if (system === undefined) {
    return undefined;
  }
  return creditNumber === system ? recipientName : senderName;
}
