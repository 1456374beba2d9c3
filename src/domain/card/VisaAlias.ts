import type { Instant } from '../time/Instant';

/** What a card is bound to a telephone number with. */
export interface VisaAliasCredential {
  /** As messages of codes show it. */
  readonly maskedPhone: string;
  /** What somebody who sends money there is shown, as recipients are: masked. */
  readonly shownName: string;
}

/** The card a telephone number leads to; `undefined` when it leads to none of this customer. */
export interface BoundVisaAlias {
  readonly bound: { readonly accountId: string; readonly cardId: string; readonly boundAt: Instant } | undefined;
}
