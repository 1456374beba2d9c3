import type { RailName } from './Rail';

/** Query about a card of another bank; the only way its number and its security code leave this bank. */
export type CardInquiry =
  | { readonly purpose: 'credit'; readonly number: string }
  /** The issuer decides by these whether the caller is the holder. */
  | { readonly purpose: 'debit'; readonly number: string; readonly expiry: string; readonly securityCode: string };

/** Answer of a network about a card. */
export type CardAnswer =
  | {
      readonly state: 'found';
      /** Reference by which the network knows the card from now on, for orders of this bank alone; a number of twelve digits. */
      readonly reference: string;
      /** Name of the holder as the network shows it to payers, «Айзада Т.»; empty where it shows none. */
      readonly shownHolder: string;
    }
  /** No such card, or one that takes no part in such transfers. */
  | { readonly state: 'unknown' }
  /** The issuer does not allow it. */
  | { readonly state: 'declined' };

/** The networks cards belong to. Throws when the network does not answer. */
export interface CardNetwork {
  inquire(inquiry: CardInquiry): Promise<CardAnswer>;
}

/** Networks of the dispatcher that carry money to cards and from them. */
export type CardRailName = Extract<RailName, 'ipc' | 'visa'>;
