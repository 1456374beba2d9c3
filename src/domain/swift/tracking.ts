import type { Instant } from '../time/Instant';

/** Stages of a transfer, as reported by the banks that process it. */
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

/** Stage a transfer has reached. */
export interface SwiftStep {
  readonly stage: SwiftStage;
  readonly at: Instant;
  /** Text of the reporting bank: the reason for a rejection, or the requested information. */
  readonly note: string;
}

/** Tracking of one transfer, earliest stage first; empty until the message has been sent. */
export interface SwiftTracking {
  /** Unique end-to-end transaction reference, by which every bank identifies the transfer; empty until it has been sent. */
  readonly reference: string;
  readonly steps: readonly SwiftStep[];
}
