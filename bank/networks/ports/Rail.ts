import type { Money } from '../../../src/domain/money/Money';
import type { NetworkName } from '../../../src/domain/operation/networks';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';

export type RailName = NetworkName;

/** A movement of money as a network is told of it; what only one network has to know stands in the terms. */
export interface RailOrder {
  /** The network takes what comes twice under one key for one order. */
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
 * State of an order as the network reports it: `unknown` when the order never arrived; `unclaimed` when it was carried and nobody collected
 * the money, which is then returned as it is, while the fee stays earned.
 */
export interface RailAnswer {
  readonly state: 'unknown' | 'accepted' | 'settled' | 'rejected' | 'returned' | 'unclaimed';
  /** The network's own number of the order, where it gives one. */
  readonly reference?: string;
  /** The network's words about an order it has not carried out. */
  readonly reason: string;
}

/** Intervals at which a network is polled, in milliseconds by the bank's clock. */
export interface RailPace {
  /** About an order on its way. */
  readonly askMs: number;
  /** About one that is settled and may still come back. */
  readonly askSettledMs: number;
  /** Time after settlement in which an order may still be returned; it is polled no longer than that. */
  readonly returnsEndMs: number;
}

/** A network outside the bank. It is slow and loses answers: any call may throw and have had its effect. */
export interface Rail {
  readonly pace: RailPace;
  send(order: RailOrder): Promise<RailAnswer>;
  stateOf(key: string): Promise<RailAnswer>;
  /**
   * Of networks that bring money: gives back what was taken elsewhere; `returned` once that is done. Of networks that hold money until
   * somebody comes for it: stops that; `unclaimed` once it is done, `settled` when it was too late. Said again until then.
   */
  undo?(key: string): Promise<RailAnswer>;
}

/** The networks a bank is connected to. */
export type Rails = Readonly<Partial<Record<RailName, Rail>>>;
