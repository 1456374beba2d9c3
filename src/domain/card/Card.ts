import type { Money } from '../money/Money';
import type { BankDay, Instant } from '../time/Instant';
import type { CardScheme } from './cardScheme';

/** Lock status of a card, kept both by the bank (`customStatus`) and by the card network (`ipcCardStatus`). */
export const CARD_STATUSES = ['active', 'softLock', 'hardLock'] as const;

export type CardStatus = (typeof CARD_STATUSES)[number];

/** Request of a customer to the card network, which takes some time to carry it out (specification 2, section 9). */
export interface CardLockRequest {
  readonly kind: 'block' | 'unblock';
  readonly madeAt: Instant;
  /** Time by which the network has carried it out. */
  readonly dueBy: Instant;
}

/** Card of a customer; its money is that of its account (specification 1, section 3). */
export interface Card {
  readonly id: string;
  readonly accountId: string;
  /** Class of the account: cards of a class that starts with 3 are archived. */
  readonly accountClass: string;
  /** Embossed name of the cardholder, in Latin capitals; empty when there is none. */
  readonly holder: string;
  readonly scheme: CardScheme;
  /** First six and last four digits; the bank stores the full number nowhere. */
  readonly maskedNumber: string;
  readonly maskedAccountNumber: string;
  /** Last day on which the card is valid. */
  readonly expiresOn: BankDay;
  readonly customStatus: CardStatus;
  readonly ipcStatus: CardStatus;
  /** Request in progress at the network; `undefined` when there is none. */
  readonly request: CardLockRequest | undefined;
  /** True for a supplementary card issued to the account of another card. */
  readonly isSupplementary: boolean;
  /** Sort key of cards; a main card and its supplementary cards share one. */
  readonly orderValue: number;
  /** Amount available for spending. */
  readonly available: Money;
  /** Balance with what is blocked on it, in soms at the rate of the bank; absent while the bank has no rate. */
  readonly balanceInSoms?: Money | undefined;
  /** Points of a bonus programme as money; absent where there is none. */
  readonly bonus?: Money | undefined;
  /** False when the amounts are the last known ones and may have changed since. */
  readonly balanceUpdated: boolean;
  /** Version of the account data: a balance with an older version is ignored. */
  readonly dataVersion: bigint;
}

/** Amount available for spending by the cards of one account. */
export type CardAccountBalance = Pick<
  Card,
  'accountId' | 'available' | 'balanceInSoms' | 'balanceUpdated' | 'dataVersion'
>;
