import { equal } from '../money/Money';
import type { Money } from '../money/Money';
import { daysFrom } from '../time/days';
import { bankDayOf } from '../time/Instant';
import type { Instant } from '../time/Instant';

/** Data of a movement by which a duplicate is recognized. */
export interface ComparedMovement {
  /** Account number of the payee, or another text that identifies the payee. */
  readonly payee: string;
  readonly amount: Money;
  readonly purpose: string;
  readonly at: Instant;
}

/** Largest distance, in Bishkek days, at which two movements count as duplicates; 0 is the same day. */
export interface DuplicateDays {
  readonly anyPurpose: number;
  /** The same for movements with an equal purpose. */
  readonly samePurpose: number;
}

/** True for two movements of one amount to one payee within {@link DuplicateDays}, one of which may be a mistake. */
export function isDuplicate(one: ComparedMovement, other: ComparedMovement, days: DuplicateDays): boolean {
  const isSamePurpose = one.purpose.trim() !== '' && one.purpose.trim() === other.purpose.trim();
  return (
    one.payee === other.payee &&
    equal(one.amount, other.amount) &&
    daysApart(one.at, other.at) <= (isSamePurpose ? days.samePurpose : days.anyPurpose)
  );
}

function daysApart(one: Instant, other: Instant): number {
  return Math.abs(daysFrom(bankDayOf(one), bankDayOf(other)));
}
