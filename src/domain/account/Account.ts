import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';

/** Types of groups of account classes (specification 1, section 3). */
export const CLASS_GROUP_TYPES = ['debit', 'credit'] as const;

export type ClassGroupType = (typeof CLASS_GROUP_TYPES)[number];

/** A current account of a customer (specification 1, section 3). */
export interface Account {
  readonly id: string;
  /** 16 digits; the last two check the first fourteen. */
  readonly number: string;
  /** The name the customer gave it; empty when none was given. */
  readonly name: string;
  readonly accountClass: string;
  readonly classGroupId: string;
  /** Type of the group of its class: `debit` for the money of its owner, `credit` for money lent by the bank. */
  readonly classGroupType: ClassGroupType;
  readonly currency: Currency;
  /** Amount available for spending: the balance less the blocked amount. */
  readonly available: Money;
  readonly blocked: Money;
  readonly debitStopped: boolean;
  readonly creditStopped: boolean;
  /** Blocked by the bank or a court; only the bank can lift it. */
  readonly frozen: boolean;
  /** No operation for 180 days; the customer can lift it in settings. */
  readonly dormant: boolean;
  readonly availableForOperations: boolean;
  /** Grows with every change; a balance with an older version is ignored. */
  readonly dataVersion: bigint;
}
