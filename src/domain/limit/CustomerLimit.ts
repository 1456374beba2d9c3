import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/** Kinds of transfers that are limited and priced. */
export const TRANSFER_CODES = [
  'BANK_CLIENT',
  'CLEARING',
  'GROSS',
  'IPC_CARD',
  'VISA_OCT',
  'VISA_AFT',
  'SERVICE_PAYMENT',
  'MOBILE_PAYMENT',
  'SWIFT',
  'TAX',
  'FINE',
  'QR',
  'MONEY_TRANSFER',
] as const;

export type TransferCode = (typeof TRANSFER_CODES)[number];

/** `current` is what holds for the customer now; `other` was agreed on with this customer alone (specification 2, section 9). */
export const LIMIT_LEVELS = ['standard', 'increased', 'other'] as const;

export type LimitLevel = (typeof LIMIT_LEVELS)[number];

/** How much may be moved, in soms; what is moved in another currency counts at the official rate. */
export interface LimitAmounts {
  /** Of one operation. */
  readonly minimum: Money;
  readonly maximum: Money;
  /** Of a Bishkek day and of its month, all operations of the kind together. */
  readonly daily: Money;
  readonly monthly: Money;
}

/** What a customer may move by one kind of transfer, and what is left of it. */
export interface CustomerLimit {
  readonly transferCode: TransferCode;
  /** The level that holds for the customer. */
  readonly level: LimitLevel;
  readonly current: LimitAmounts;
  readonly usedToday: Money;
  readonly leftToday: Money;
  readonly usedThisMonth: Money;
  readonly leftThisMonth: Money;
  /** The levels of the bank. */
  readonly levels: readonly { readonly level: LimitLevel; readonly amounts: LimitAmounts }[];
  /** What the customer has asked for and the bank has not decided yet. */
  readonly requested?: RequestedLimit | undefined;
}

/** Limits that wait for a decision of the bank. */
export interface RequestedLimit {
  readonly level: LimitLevel;
  readonly amounts: LimitAmounts;
  readonly submittedAt: Instant;
}
