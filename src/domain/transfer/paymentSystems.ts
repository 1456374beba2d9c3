import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { PaymentSystem } from '../operation/OperationTerms';

/** Hours and limits of a payment system, in minutes since midnight in Bishkek (specification 2, section 9). */
export interface PaymentSystemRules {
  readonly acceptedFromMinute: number;
  /** At this minute it is too late. */
  readonly acceptedUntilMinute: number;
  /** When all payments of the day are credited together; absent where each is credited by itself. */
  readonly creditedFromMinute: number | undefined;
  /** How long a payment that travels by itself takes at the shortest and at the longest. */
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
