import type { OperationReference } from '../../../src/application/operations/accounts';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { DocumentDecline, DocumentSending } from '../../../src/application/operations/signatures';
import type { AwaitedSignatures } from '../../../src/domain/corporate/Signer';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { actSource } from '../../confirmations/recordAct';
import type { CallContext } from '../../kernel/Handler';
import { DOCUMENT_LIFE } from './documentEnds';
import { readWaitingOf } from './documents';
import { documentAwaitsNotices, documentDeclinedNotice, tellUsers, tellWhoIsNext } from './notices';
import { readAwaitedOfPayment } from './signers';

type Sent = Result<AwaitedSignatures, Failure<'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT'>>;

/** Sends a document of the caller to the signatories and notifies them. */
export async function sendToBeSigned({ operationId, replaces }: DocumentSending, context: CallContext): Promise<Sent> {
  const { bank, caller, referenceId, now } = context;
  const { rows } = await bank.database.pool.query<{ refusal: 'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT' | null }>({
    name: 'send-to-be-signed',
    text: 'select send_to_be_signed($1, $2, $3, $4::interval, $5, $6, $7, $8) as refusal',
    values: [
      caller.customerId,
      caller.userId,
      operationId,
      DOCUMENT_LIFE,
      referenceId,
      new Date(now),
      replaces ?? null,
      actSource(context),
    ],
  });
  const refused = rows[0]?.refusal ?? null;
  if (refused !== null) {
    return refusal({ code: refused });
  }
  const [sent] = await readWaitingOf(context, [operationId]);
  if (sent !== undefined) {
    await tellWhoIsNext(context, { operationId, ...documentAwaitsNotices(sent.document) });
  }
  return success(sent?.document.awaited ?? (await readAwaitedOfPayment(context, operationId)));
}

/** Declines a document, and notifies its maker unless the maker declined it. */
export async function declineDocument(
  { operationId, reason }: DocumentDecline,
  context: CallContext,
): Promise<Result<OperationReference, Failure<'OPERATION_NOT_FOUND' | 'COMMENT_REQUIRED'>>> {
  const { bank, caller, referenceId, now } = context;
  const [declined] = await readWaitingOf(context, [operationId]);
  const { rows } = await bank.database.pool.query<{ refusal: 'OPERATION_NOT_FOUND' | 'COMMENT_REQUIRED' | null }>({
    name: 'decline-document',
    text: 'select decline_document($1, $2, $3, $4, $5, $6, $7) as refusal',
    values: [caller.customerId, caller.userId, operationId, reason, referenceId, new Date(now), actSource(context)],
  });
  const refused = rows[0]?.refusal ?? null;
  if (refused !== null) {
    return refusal({ code: refused });
  }
  if (declined !== undefined) {
    await tellUsers(context, { of: 'maker', operationId, content: documentDeclinedNotice(declined.document, reason) });
  }
  return success({ operationId });
}
