import type { Instant } from '../../src/domain/time/Instant';
import type { RestructuringApprover, WaitingRestructuring } from '../modules/loans/RestructuringApprover';

const LOOKS_FOR_MS = 60_000;
/** Above this limit a branch must see the customer first. */
const MAX_MONTHS_UNSEEN = 24;

/** Approver of the demonstration: takes a minute, approves up to two years and rejects longer terms, so that both can be seen. */
export class SandboxRestructuringApprover implements RestructuringApprover {
  decide({ months, askedAt }: WaitingRestructuring, now: Instant): 'approved' | 'rejected' | undefined {
    if (now - askedAt < LOOKS_FOR_MS) {
      return undefined;
    }
    return months <= MAX_MONTHS_UNSEEN ? 'approved' : 'rejected';
  }
}
