import type { Money } from '../../../src/domain/money/Money';
import type { NetworkName } from '../../../src/domain/operation/networks';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';

export type RailName = NetworkName;

/** A movement of money as it is sent to a network; `terms` holds the data that only one network needs. */
export interface RailOrder {
  /** Idempotency key: the network takes two orders with one key for one. */
  readonly key: string;
  readonly amount: Money;
  readonly credited: Money;
  readonly debitNumber: string;
  readonly senderName: string;
  readonly creditNumber: string;
  readonly recipientName: string;
  readonly purpose: string;
  readonly terms: OperationTerms;
}

/**
 * State of an order as the network reports it: `unknown` when the order never arrived; `unclaimed` when it was carried and not collected
 * the money, which is then returned as it is, while the fee stays earned.
 */
export interface RailAnswer {
  readonly state: 'unknown' | 'accepted' | 'settled' | 'rejected' | 'returned' | 'unclaimed';
  /** The network's own reference of the order, where it gives one. */
  readonly reference?: string;
  /** The network's reason for not carrying out an order. */
  readonly reason: string;
  /** True once the other bank has declined to give the money back. */
  readonly recallDeclined?: boolean;
}

/** Intervals at which a network is polled, in milliseconds by the bank's clock. */
export interface RailPace {
  /** For an order on its way. */
  readonly askMs: number;
  /** For a settled order that may still be returned. */
  readonly askSettledMs: number;
  /** Time after settlement in which an order may still be returned; it is polled no longer than that. */
  readonly returnsEndMs: number;
}

/** A network outside the bank. It is slow and loses answers: any call may throw and have taken effect. */
export interface Rail {
  readonly pace: RailPace;
  send(order: RailOrder): Promise<RailAnswer>;
  stateOf(key: string): Promise<RailAnswer>;
  /**
   * For networks that bring money: returns what was taken elsewhere; `returned` once that is done. For networks that hold money until
   * it is collected: stops the payout; `unclaimed` once it is done, `settled` when it was too late. For networks of banks: asks the other
   * bank to give the money back; `returned` once it has, the state of the order with `recallDeclined` once it has declined. Repeated until
   * then.
   */
  undo?(key: string): Promise<RailAnswer>;
}

/** The networks a bank is connected to. */
export type Rails = Readonly<Partial<Record<RailName, Rail>>>;
