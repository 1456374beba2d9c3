import type { Money } from '../money/Money';
import type { BankDay, Instant } from '../time/Instant';
import type { CardScheme } from './cardScheme';

/** Whether a card may be used: by the bank's own books (`customStatus`) and by those of the network (`ipcCardStatus`). */
export const CARD_STATUSES = ['active', 'softLock', 'hardLock'] as const;

export type CardStatus = (typeof CARD_STATUSES)[number];

/** What a customer asks the network of a card for, which takes its time (specification 2, section 9). */
export interface CardLockRequest {
  readonly kind: 'block' | 'unblock';
  readonly madeAt: Instant;
  /** By then the network has done it. */
  readonly dueBy: Instant;
}

/** A card of the customer; its money is that of its account (specification 1, section 3). */
export interface Card {
  readonly id: string;
  readonly accountId: string;
  /** Of the account: cards of a class that starts with 3 are archived. */
  readonly accountClass: string;
  /** The name pressed into the card, in Latin capitals; empty where there is none. */
  readonly holder: string;
  readonly scheme: CardScheme;
  /** First six and last four digits; the whole number is nowhere in the bank. */
  readonly maskedNumber: string;
  readonly maskedAccountNumber: string;
  /** The last day it is good for. */
  readonly expiresOn: BankDay;
  readonly customStatus: CardStatus;
  readonly ipcStatus: CardStatus;
  /** What is on its way to the network; `undefined` when nothing is. */
  readonly request: CardLockRequest | undefined;
  /** A further card to the account of another one. */
  readonly isSupplementary: boolean;
  /** Cards stand in the order of these numbers; a main card and those further to it share one. */
  readonly orderValue: number;
  /** What can be spent now. */
  readonly available: Money;
  /** Of the account: a balance with an older version is ignored. */
  readonly dataVersion: bigint;
}

/** What can be spent by the cards of one account. */
export type CardAccountBalance = Pick<Card, 'accountId' | 'available' | 'dataVersion'>;
