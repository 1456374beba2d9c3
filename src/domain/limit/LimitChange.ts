import type { Money } from '../money/Money';
import type { LimitLevel } from './CustomerLimit';
import type { TransferCode } from '../movements/movements';

/** Limits a customer may choose; the minimum of an operation is set by the bank. */
export interface OwnLimit {
  readonly maximum: Money;
  readonly daily: Money;
  readonly monthly: Money;
}

/** Other limits of one kind of transfer: a level of the bank, or amounts of the customer's own. */
export interface LimitChange {
  readonly transferCode: TransferCode;
  readonly level: LimitLevel;
  /** For the level `other` only, in soms. */
  readonly own?: OwnLimit | undefined;
}
