import type { Kysely } from 'kysely';

import type { Tables } from '../db/Tables';
import type { CallContext } from '../kernel/Handler';

interface AuditRecord {
  readonly event: string;
  /** Failure code, or SUCCESS. */
  readonly result?: string;
  /** Id of what was acted on; absent where the event says it. */
  readonly subject?: string;
  readonly details?: object;
}

/** Writes a call into the audit, in the transaction of what it does: who, what, on what and with which result (reliability: S44). */
export async function recordAudit(
  connection: Kysely<Tables>,
  { caller, referenceId, now }: Pick<CallContext, 'caller' | 'referenceId' | 'now'>,
  { event, result = 'SUCCESS', subject, details }: AuditRecord,
): Promise<void> {
  await connection
    .insertInto('audit_event')
    .values({
      at: new Date(now),
      user_id: caller.userId,
      customer_id: caller.customerId,
      session_id: caller.sessionId,
      event,
      reference_id: referenceId,
      result,
      ...(subject !== undefined && { subject }),
      ...(details !== undefined && { details: JSON.stringify(details) }),
    })
    .execute();
}
