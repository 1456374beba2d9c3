import type { Money } from '../money/Money';
import type { LimitLevel, TransferCode } from './CustomerLimit';

/** The amounts a customer may choose; the smallest operation is the bank's to say. */
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
