import { equal } from '../money/Money';
import type { Money } from '../money/Money';
import { bankDayOf, startOfBankDay } from '../time/Instant';
import type { Instant } from '../time/Instant';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A movement of money as far as it tells whether another one is the same once more. */
export interface ComparedMovement {
  /** The account, or whoever else gets the money, by a text of its own. */
  readonly payee: string;
  readonly amount: Money;
  readonly purpose: string;
  readonly at: Instant;
}

/** So many Bishkek days apart, at most, two movements may be and still look like one made twice; 0 is the same day. */
export interface TwinDays {
  readonly anyPurpose: number;
  /** The same when both are for the same thing. */
  readonly samePurpose: number;
}

/** True for two movements of the same amount to the same payee so near to one another that one of them may be a mistake. */
export function isTwin(one: ComparedMovement, other: ComparedMovement, days: TwinDays): boolean {
  const isSamePurpose = one.purpose.trim() !== '' && one.purpose.trim() === other.purpose.trim();
  return (
    one.payee === other.payee &&
    equal(one.amount, other.amount) &&
    daysApart(one.at, other.at) <= (isSamePurpose ? days.samePurpose : days.anyPurpose)
  );
}

function daysApart(one: Instant, other: Instant): number {
  return Math.abs(startOfBankDay(bankDayOf(one)) - startOfBankDay(bankDayOf(other))) / DAY_MS;
}
