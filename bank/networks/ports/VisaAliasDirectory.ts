import type { Instant } from '../../../src/domain/time/Instant';

/** Card of this bank a telephone number is bound to: money sent to the number arrives at it. */
export interface BoundAlias {
  readonly cardId: string;
  readonly boundAt: Instant;
}

/** Card a telephone number is bound to: one of this bank, one of another bank, or none. */
export type AliasAnswer =
  ({ readonly state: 'ours' } & BoundAlias) | { readonly state: 'elsewhere' } | { readonly state: 'free' };

/**
 * Visa's directory of telephone numbers, digits of E.164 without the plus.
 * @throws when it does not answer
 */
export interface VisaAliasDirectory {
  find(alias: string): Promise<AliasAnswer>;
  /** Binds a number that is free or bound to this bank; returns its binding afterwards. */
  bind(alias: string, cardId: string): Promise<AliasAnswer>;
  /** Deletes the binding of a number to this bank. */
  remove(alias: string): Promise<void>;
}
