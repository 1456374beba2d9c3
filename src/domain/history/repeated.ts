import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { isTwin } from '../operation/twins';
import type { TwinDays } from '../operation/twins';
import type { Instant } from '../time/Instant';
import { statusTone } from './classify';
import type { Transaction } from './Transaction';

/** What is about to be sent, as far as it tells whether the same was sent already. */
export interface IntendedMovement {
  readonly operationId: OperationId;
  readonly amount: Money;
  readonly creditAccountNumber: string;
  /** Whom it goes to, or comes from, by a money-transfer system, which has no accounts; absent otherwise. */
  readonly person?: string | undefined;
}

const SAME_DAY: TwinDays = { anyPurpose: 0, samePurpose: 0 };

/** An operation of the same Bishkek day that sent the same amount to the same account and was not refused; the first one given. */
export function alreadySent(
  transactions: readonly Transaction[],
  intended: IntendedMovement,
  now: Instant,
): Transaction | undefined {
  const movement = { payee: payeeOf(intended), amount: intended.amount, purpose: '', at: now };
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
    return isTwin(movement, { payee, amount: debit.amount, purpose: '', at: createdAt }, SAME_DAY);
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

/** The person at the other end of a money transfer; `undefined` for every other movement. */
export function personOf({ system, creditNumber, recipientName, senderName }: Sides): string | undefined {
  if (system === undefined) {
    return undefined;
  }
  return creditNumber === system ? recipientName : senderName;
}
