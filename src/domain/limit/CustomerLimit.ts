import { compare, money, subtract } from '../money/Money';
import type { Money } from '../money/Money';
import type { TransferCode } from '../movements/movements';
import type { Instant } from '../time/Instant';

/** Levels of limits: those of the bank, and `other`, agreed with one customer (specification 2, section 9). */
export const LIMIT_LEVELS = ['standard', 'increased', 'other'] as const;

export type LimitLevel = (typeof LIMIT_LEVELS)[number];

/** Limits in soms; an operation in another currency counts at the official rate. */
export interface LimitAmounts {
  /** Limits of one operation. */
  readonly minimum: Money;
  readonly maximum: Money;
  /** Limits of a Bishkek day and of its calendar month, for all operations of the kind together. */
  readonly daily: Money;
  readonly monthly: Money;
}

/** Amounts that count against the limits of a day and of its month. */
export interface CountedAmounts {
  readonly today: Money;
  readonly thisMonth: Money;
}

/** Amounts that may still be moved; the month bounds the day. The ledger refuses more. */
export function leftOf(
  { daily, monthly }: Pick<LimitAmounts, 'daily' | 'monthly'>,
  used: CountedAmounts,
): CountedAmounts {
  const ofDay = atLeastZero(subtract(daily, used.today));
  const thisMonth = atLeastZero(subtract(monthly, used.thisMonth));
  return { today: compare(ofDay, thisMonth) < 0 ? ofDay : thisMonth, thisMonth };
}

function atLeastZero(amount: Money): Money {
  return amount.minor < 0n ? money(0n, amount.currency) : amount;
}

/** Limits of a customer for one kind of transfer, and their usage. */
export interface CustomerLimit {
  readonly transferCode: TransferCode;
  /** Provider of payments whose own bounds of one payment it has; absent for the limit of the kind. */
  readonly serviceProviderId?: string | undefined;
  /** Product of deposits whose own bounds it has; absent for the limit of the kind. */
  readonly depositProductId?: string | undefined;
  /** Level in force for the customer. */
  readonly level: LimitLevel;
  readonly current: LimitAmounts;
  readonly usedToday: Money;
  readonly leftToday: Money;
  readonly usedThisMonth: Money;
  readonly leftThisMonth: Money;
  /** Levels defined by the bank. */
  readonly levels: readonly { readonly level: LimitLevel; readonly amounts: LimitAmounts }[];
  /** Requested change that the bank has not decided yet. */
  readonly requested?: RequestedLimit | undefined;
}

/** Requested limits that wait for a decision of the bank. */
export interface RequestedLimit {
  readonly level: LimitLevel;
  readonly amounts: LimitAmounts;
  readonly submittedAt: Instant;
}
