import type { Instant } from '../time/Instant';

/** Data with which a card is linked to a telephone number. */
export interface VisaAliasCredential {
  /** Telephone number masked as in messages about confirmation codes. */
  readonly maskedPhone: string;
  /** Masked name shown to a sender of money, as for other payees. */
  readonly shownName: string;
}

/** Card linked to a telephone number; `undefined` when the number is linked to no card of this customer. */
export interface BoundVisaAlias {
  readonly bound: { readonly accountId: string; readonly cardId: string; readonly boundAt: Instant } | undefined;
}
