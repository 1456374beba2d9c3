import type { CardLimitType } from '../../../src/domain/card/CardLimit';
import type { Money } from '../../../src/domain/money/Money';

/** A card as the processing centre knows it: by the bank's id; the number in front of it is masked. */
export interface ProcessedCard {
  readonly id: string;
  readonly maskedNumber: string;
}

/** Order to the processing centre about a card. The centre takes two orders with one key for one. */
export type CardOrder = { readonly key: string; readonly card: ProcessedCard } & (
  | { readonly kind: 'block' | 'unblock' }
  | { readonly kind: 'limit'; readonly limitType: CardLimitType; readonly daily: Money }
  /** Activates a PIN that was prepared under the key. */
  | { readonly kind: 'pin' }
);

/** State of an order at the processing centre. */
export type CardOrderState = 'accepted' | 'done' | 'refused';

/** A PIN with the security code that proves the holder. Only the processing centre ever stores it. */
export interface NewCardPin {
  readonly key: string;
  readonly card: ProcessedCard;
  readonly pin: string;
  readonly securityCode: string;
}

export type PinPrepared =
  | { readonly state: 'prepared' }
  | { readonly state: 'wrongSecurityCode'; readonly triesLeft: number }
  | { readonly state: 'tooManyTries' }
  /** Another PIN was prepared under the key, or one for another card. */
  | { readonly state: 'different' };

/**
 * The centre that decides on every payment by a card of the bank: it keeps numbers, PINs and the keys of the security codes, the bank none
 * of them. Slow; a call may throw and have taken effect all the same.
 */
export interface CardProcessing {
  /** Sends an order, or queries its state when it was sent before. */
  carryOut(order: CardOrder): Promise<CardOrderState>;
  /** Stores a PIN that is not in force before it is confirmed. */
  preparePin(pin: NewCardPin): Promise<PinPrepared>;
}
