import type { Money } from '../../../src/domain/money/Money';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { WalletMovement } from '../../../src/domain/wallet/Wallet';

/** A wallet and whose the bank believes it to be; what is in it the operator tells of nobody else's. */
export interface HeldWallet {
  readonly number: string;
  readonly inn: string;
}

/** Holder of a wallet as the operator knows it; `inn` is undefined for a holder who has not been identified. */
export interface WalletHolder {
  readonly inn: string | undefined;
}

export interface WalletOrder extends HeldWallet {
  /** The same order again is the same wallet. */
  readonly key: OperationId;
  readonly fullName: string;
  readonly topicId: string;
}

export type WalletOrderState = 'accepted' | 'registered' | 'refused';

/** The operator of electronic wallets. Slow, may throw or never answer, and is never to be asked inside a transaction. */
export interface WalletOperator {
  /** Nothing where there is no wallet under the number. */
  holderOf(number: string): Promise<WalletHolder | undefined>;
  /** Numbers of the wallets registered under an INN. */
  numbersOf(inn: string): Promise<readonly string[]>;
  /** Nothing where the wallet is not, or no longer, this person's. */
  balance(wallet: HeldWallet): Promise<Money | undefined>;
  /** The latest ones first; nothing where the wallet is not, or no longer, this person's. */
  movements(wallet: HeldWallet): Promise<readonly WalletMovement[] | undefined>;
  /** Hands an order over, or asks after it when it has been handed over before. */
  register(order: WalletOrder): Promise<WalletOrderState>;
}
