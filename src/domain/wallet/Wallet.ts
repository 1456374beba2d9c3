import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/**
 * Status of a wallet: linked; being opened by the operator; or no longer the customer's according to the operator, because it was closed or
 * its number was reassigned.
 */
export const WALLET_STATUSES = ['bound', 'registering', 'gone'] as const;

export type WalletStatus = (typeof WALLET_STATUSES)[number];

/** Electronic wallet of Elsom linked by the customer. Its money is held by the operator, not by the bank. */
export interface Wallet {
  readonly id: string;
  /** Mobile number that identifies it: `+996` and nine digits. */
  readonly number: string;
  readonly status: WalletStatus;
  /** Last known balance reported by the operator; absent when it has never reported one. */
  readonly balance: WalletBalance | undefined;
  readonly since: Instant;
}

export interface WalletBalance {
  readonly amount: Money;
  readonly at: Instant;
  /** True when the operator answered this request; otherwise the balance is the one reported at `at`. */
  readonly isCurrent: boolean;
}

/** Wallet of the customer according to the operator. */
export interface FoundWallet {
  readonly number: string;
  readonly isBound: boolean;
}

export const WALLET_MOVEMENT_KINDS = ['topUp', 'payment', 'transferIn', 'transferOut', 'cashOut'] as const;

export type WalletMovementKind = (typeof WALLET_MOVEMENT_KINDS)[number];

/** Movement of money in a wallet, as reported by the operator; negative for outgoing money. */
export interface WalletMovement {
  readonly id: string;
  readonly madeAt: Instant;
  readonly kind: WalletMovementKind;
  readonly amount: Money;
  readonly counterparty: string;
}

/** Sorts wallets for display: those linked first come first. */
export function sortWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  return wallets.toSorted((left, right) => left.since - right.since || Number(BigInt(left.id) - BigInt(right.id)));
}
