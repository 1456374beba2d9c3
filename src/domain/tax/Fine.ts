import type { LocalizedText } from '../language/Language';
import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/** How a fine is looked for: by the state number of the vehicle, or by the number of the decision. */
export const FINE_KEYS = ['vehicleNumber', 'decisionNumber'] as const;

export type FineKey = (typeof FINE_KEYS)[number];

/** A fine for a breach of the rules of the road, as the tax service knows it. It names no person. */
export interface Fine {
  readonly decisionNumber: string;
  readonly vehicleNumber: string;
  readonly violation: LocalizedText;
  readonly place: string;
  readonly committedAt: Instant;
  /** What is to be paid now. */
  readonly amount: Money;
  readonly paid: boolean;
}
