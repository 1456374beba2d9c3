import type { Kysely } from 'kysely';

import type { OperationId } from '../../src/domain/operation/OperationId';
import type { Tables } from '../db/Tables';
import type { CallContext } from '../kernel/Handler';

/** Writes the audit record of a confirmation: who, what, from which address and with which result (reliability: S44). */
export async function recordConfirmation(
  connection: Kysely<Tables>,
  { caller, referenceId, address, now }: CallContext,
  {
    event,
    result,
    operationId,
  }: { readonly event: string; readonly result: string; readonly operationId: OperationId },
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
      subject: operationId,
      details: JSON.stringify({ address }),
    })
    .execute();
}
