import type { PassportViolation } from '../../../src/domain/user/Passport';
import type { Instant } from '../../../src/domain/time/Instant';

/** New passport data that wait for an employee of the bank. */
export interface WaitingPassport {
  readonly submittedAt: Instant;
  readonly inn: string;
  /** The personal number the bank knows of this customer. */
  readonly knownInn: string;
}

export type PassportDecision =
  { readonly approved: true } | { readonly approved: false; readonly violation: PassportViolation };

/** Decides on new passport data by their scans; returns `undefined` while the data are under review. */
export interface PassportApprover {
  decide(waiting: WaitingPassport, now: Instant): PassportDecision | undefined;
}
