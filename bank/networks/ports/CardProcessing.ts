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
  /** Makes a PIN that was prepared under the key the one of the card. */
  | { readonly kind: 'pin' }
);

/** State of an order at the processing centre. */
export type CardOrderState = 'accepted' | 'done' | 'refused';

/** A PIN with the code on the back of the card that shows who sets it. Only the processing centre ever has it. */
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
  /** Under the key another PIN was prepared, or one for another card. */
  | { readonly state: 'different' };

/**
 * The centre that decides about every payment by a card of the bank: it keeps numbers, PINs and the keys of the codes on the
 * back, the bank none of them. Slow, and may throw and have done it all the same.
 */
export interface CardProcessing {
  /** Hands an order over, or asks after it when it has been handed over before. */
  carryOut(order: CardOrder): Promise<CardOrderState>;
  /** Keeps a PIN that is not in force before it is confirmed. */
  preparePin(pin: NewCardPin): Promise<PinPrepared>;
}
