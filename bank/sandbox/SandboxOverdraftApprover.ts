import type { OverdraftApprover, WaitingOverdraft } from '../modules/accounts/OverdraftApprover';
import type { Instant } from '../../src/domain/time/Instant';

const LOOKS_FOR_MS = 60_000;
/** Largest overdraft approved without documents shown at a branch, in minor units of the som. */
const MAX_UNSEEN_MINOR = 20_000_000n;

/** Approver of the demonstration: takes a minute, approves up to 200 000 soms and rejects more, so that both can be seen. */
export class SandboxOverdraftApprover implements OverdraftApprover {
  decide({ limit, askedAt }: WaitingOverdraft, now: Instant): 'approved' | 'rejected' | undefined {
    if (now - askedAt < LOOKS_FOR_MS) {
      return undefined;
    }
    return limit.minor <= MAX_UNSEEN_MINOR ? 'approved' : 'rejected';
  }
}
