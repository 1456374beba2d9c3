import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { PaymentSystem } from '../operation/OperationTerms';

/** Hours and limits of a payment system, in minutes since midnight in Bishkek (specification 2, section 9). */
export interface PaymentSystemRules {
  readonly acceptedFromMinute: number;
  /** Cut-off time: from this minute on payments are not accepted. */
  readonly acceptedUntilMinute: number;
  /** Time at which all payments of the day are credited together; absent when each is credited individually. */
  readonly creditedFromMinute: number | undefined;
  /** Shortest and longest duration of an individually credited payment, in minutes; absent otherwise. */
  readonly creditedAfterMinutes: readonly [shortest: number, longest: number] | undefined;
  readonly maximum: Money | undefined;
}

const HOUR = 60;

export const PAYMENT_SYSTEM_RULES: Readonly<Record<PaymentSystem, PaymentSystemRules>> = {
  clearing: {
    acceptedFromMinute: 9 * HOUR,
    acceptedUntilMinute: 11 * HOUR,
    creditedFromMinute: 15 * HOUR,
    creditedAfterMinutes: undefined,
    maximum: money(100_000_000n, 'KGS'),
  },
  gross: {
    acceptedFromMinute: 9 * HOUR,
    acceptedUntilMinute: 15 * HOUR,
    creditedFromMinute: undefined,
    creditedAfterMinutes: [10, 30],
    maximum: undefined,
  },
};
