import type { Instant } from '../time/Instant';

/** What becomes of a transfer on its way, as the banks on it report. */
export const SWIFT_STAGES = [
  'sent',
  'atCorrespondent',
  'informationAsked',
  'atRecipientBank',
  'credited',
  'rejected',
  'returned',
] as const;

export type SwiftStage = (typeof SWIFT_STAGES)[number];

/** A stage that was reached, and when. */
export interface SwiftStep {
  readonly stage: SwiftStage;
  readonly at: Instant;
  /** What the bank there said besides: why it refuses, or what it wants to know; in its own words. */
  readonly note: string;
}

/** The way of one transfer, the earliest stage first; empty until the message has left the bank. */
export interface SwiftTracking {
  /** By this every bank on the way knows the transfer (unique end-to-end transaction reference); empty until it has left. */
  readonly reference: string;
  readonly steps: readonly SwiftStep[];
}
