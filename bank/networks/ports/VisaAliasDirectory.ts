import type { Instant } from '../../../src/domain/time/Instant';

/** The card of this bank money arrives at that is sent to a telephone number. */
export interface BoundAlias {
  readonly cardId: string;
  readonly boundAt: Instant;
}

/** Card a telephone number is bound to: one of this bank, one of another bank, or none. */
export type AliasAnswer =
  ({ readonly state: 'ours' } & BoundAlias) | { readonly state: 'elsewhere' } | { readonly state: 'free' };

/** Visa's directory of telephone numbers, digits of E.164 without the plus. Throws when it does not answer. */
export interface VisaAliasDirectory {
  find(alias: string): Promise<AliasAnswer>;
  /** Binds a number that is free or leads to this bank; answers whom it leads to then. */
  bind(alias: string, cardId: string): Promise<AliasAnswer>;
  /** Forgets a number that leads to this bank. */
  remove(alias: string): Promise<void>;
}
