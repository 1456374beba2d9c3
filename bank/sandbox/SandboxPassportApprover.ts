import type { Instant } from '../../src/domain/time/Instant';
import type { PassportDecision, PassportApprover, WaitingPassport } from '../modules/profile/PassportApprover';

const LOOKS_FOR_MS = 60_000;

/** Approver of the demonstration: takes a minute, and approves passport data with the INN of the known person. */
export class SandboxPassportApprover implements PassportApprover {
  decide({ submittedAt, inn, knownInn }: WaitingPassport, now: Instant): PassportDecision | undefined {
    if (now - submittedAt < LOOKS_FOR_MS) {
      return undefined;
    }
    return inn === knownInn ? { approved: true } : { approved: false, violation: 'INN_MISMATCH' };
  }
}
