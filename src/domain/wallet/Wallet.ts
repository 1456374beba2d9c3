import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/**
 * Where a wallet stands: it is bound, the operator is still opening it, or the operator knows it as the customer's no more,
 * because it was closed or its number went to somebody else.
 */
export const WALLET_STATUSES = ['bound', 'registering', 'gone'] as const;

export type WalletStatus = (typeof WALLET_STATUSES)[number];

/** An electronic wallet of Elsom the customer has bound. The money in it is the operator's to keep, not the bank's. */
export interface Wallet {
  readonly id: string;
  /** The mobile number it is known by: `+996` and nine digits. */
  readonly number: string;
  readonly status: WalletStatus;
  /** What was in it when the operator last said so; nothing before it ever has. */
  readonly balance: WalletBalance | undefined;
  readonly since: Instant;
}

export interface WalletBalance {
  readonly amount: Money;
  readonly at: Instant;
  /** Whether the operator has answered this time; if not, it is what it said at `at`. */
  readonly isCurrent: boolean;
}

/** A wallet the operator knows to be the customer's. */
export interface FoundWallet {
  readonly number: string;
  readonly isBound: boolean;
}

export const WALLET_MOVEMENT_KINDS = ['topUp', 'payment', 'transferIn', 'transferOut', 'cashOut'] as const;

export type WalletMovementKind = (typeof WALLET_MOVEMENT_KINDS)[number];

/** One movement of money in a wallet, as the operator tells it: below zero when it went out. */
export interface WalletMovement {
  readonly id: string;
  readonly madeAt: Instant;
  readonly kind: WalletMovementKind;
  readonly amount: Money;
  readonly counterparty: string;
}

/** Wallets in the order they are shown: the ones bound first stand first. */
export function sortWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  return wallets.toSorted((left, right) => left.since - right.since || Number(BigInt(left.id) - BigInt(right.id)));
}
