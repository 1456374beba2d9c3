import type { Money } from '../../../src/domain/money/Money';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { WalletMovement } from '../../../src/domain/wallet/Wallet';

/** A wallet and its holder by the bank's data; the operator gives balances of no other holder. */
export interface HeldWallet {
  readonly number: string;
  readonly inn: string;
}

/** Holder of a wallet as the operator knows it; `inn` is undefined for a holder who has not been identified. */
export interface WalletHolder {
  readonly inn: string | undefined;
}

export interface WalletOrder extends HeldWallet {
  /** Idempotency key: the same order again is the same wallet. */
  readonly key: OperationId;
  readonly fullName: string;
  readonly topicId: string;
}

export type WalletOrderState = 'accepted' | 'registered' | 'refused';

/** The operator of electronic wallets. Slow, may throw or never answer, and is never to be asked inside a transaction. */
export interface WalletOperator {
  /** Holder of a wallet; `undefined` when there is no wallet under the number. */
  holderOf(number: string): Promise<WalletHolder | undefined>;
  /** Numbers of the wallets registered under an INN. */
  numbersOf(inn: string): Promise<readonly string[]>;
  /** Balance of a wallet; `undefined` when it is not, or no longer, this person's. */
  balance(wallet: HeldWallet): Promise<Money | undefined>;
  /** Movements of a wallet, the latest first; `undefined` when it is not, or no longer, this person's. */
  movements(wallet: HeldWallet): Promise<readonly WalletMovement[] | undefined>;
  /** Sends an order, or queries its state when it was sent before. */
  register(order: WalletOrder): Promise<WalletOrderState>;
}
