/**
 * Meaning of a failure for what was to be confirmed: it has ended, or still waits and may be tried again; the code was rejected and
 * another may be entered; or the answer was lost, so that it is unknown whether the bank executed the call.
 */
export type FailureMeaning = 'ended' | 'stillWaits' | 'codeRefused' | 'lost';

/** Facts of a failure besides its code and its area. */
export interface FailureRow {
  readonly meaning: FailureMeaning;
  /**
   * True when the user can correct the input: its text is one line that says what is wrong and what is right. All others say
   * what happened, why and what to do next, with the reference the bank looks them up by.
   */
  readonly mendable: boolean;
}

export const ended: FailureRow = { meaning: 'ended', mendable: false };
export const endedMendable: FailureRow = { meaning: 'ended', mendable: true };
export const waits: FailureRow = { meaning: 'stillWaits', mendable: false };
export const waitsMendable: FailureRow = { meaning: 'stillWaits', mendable: true };
export const codeRefused: FailureRow = { meaning: 'codeRefused', mendable: false };
export const codeRefusedMendable: FailureRow = { meaning: 'codeRefused', mendable: true };
export const lost: FailureRow = { meaning: 'lost', mendable: false };
