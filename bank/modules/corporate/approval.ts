import type { OperationReference } from '../../../src/application/operations/accounts';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { actSource } from '../../confirmations/recordAct';
import type { CallContext } from '../../kernel/Handler';
import { readWaitingOf } from './documents';
import { documentAwaitsNotices, tellUsers } from './notices';

type Refused = FailureCodeOf<'APPROVE_TXN_ON_CONFIRMATION'>;

/** Approves a document, and notifies those who sign it from then on. */
export async function approveDocument(
  { operationId }: OperationReference,
  context: CallContext,
): Promise<Result<OperationReference, Failure<Refused>>> {
  const { bank, caller, referenceId, now } = context;
  const { rows } = await bank.database.pool.query<{ refusal: Refused | null; first: boolean }>({
    name: 'approve-document',
    text: 'select refusal, first from approve_document($1, $2, $3, $4, $5)',
    values: [caller.userId, operationId, referenceId, new Date(now), actSource(context)],
  });
  const refused = rows[0]?.refusal ?? null;
  if (refused !== null) {
    return refusal({ code: refused });
  }
  const [approved] = await readWaitingOf(context, [operationId]);
  if (rows[0]?.first === true && approved !== undefined) {
    const { toSigners } = documentAwaitsNotices(approved.document);
    await tellUsers(context, { of: 'signers', operationId, content: toSigners });
  }
  return success({ operationId });
}
