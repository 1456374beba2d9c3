import type { LocalizedText } from '../language/Language';
import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/** Search keys of a fine: the number plate of the vehicle, or the number of the decision. */
export const FINE_KEYS = ['vehicleNumber', 'decisionNumber'] as const;

export type FineKey = (typeof FINE_KEYS)[number];

/** Traffic fine from the register of the tax service. It names no person. */
export interface Fine {
  readonly decisionNumber: string;
  readonly vehicleNumber: string;
  readonly violation: LocalizedText;
  readonly place: string;
  readonly committedAt: Instant;
  /** Amount due now. */
  readonly amount: Money;
  readonly paid: boolean;
}
