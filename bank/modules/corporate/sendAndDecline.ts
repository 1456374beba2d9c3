import type { OperationReference } from '../../../src/application/operations/accounts';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { DocumentDecline } from '../../../src/application/operations/signatures';
import type { AwaitedSignatures } from '../../../src/domain/corporate/Signer';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import { declineChange, readChanges, sendChange } from './changes';
import { changeAwaitsNotice, changeDeclinedNotice, tellUsers } from './notices';
import { readAwaited } from './signers';

type Sent = Result<AwaitedSignatures, Failure<'OPERATION_TIME_OUT'>>;

/** Sends a change to those who sign it, and tells them; nothing when the caller has made none under the id. */
export async function sendChangeToBeSigned(operationId: OperationId, context: CallContext): Promise<Sent | undefined> {
  const sent = await sendChange(operationId, context);
  if (sent !== 'sent') {
    return sent && refusal({ code: sent });
  }
  const change = await changeOf(operationId, context);
  if (change !== undefined) {
    await tellUsers(context, { of: 'signers', operationId, content: changeAwaitsNotice(change) });
  }
  return success(await readAwaited(context));
}

/** Takes a change out of the way, and tells its maker unless that is who did it; nothing when it is none, or not the caller's to decline. */
export async function declineChangeToBeSigned(
  { operationId, reason }: DocumentDecline,
  context: CallContext,
): Promise<Result<OperationReference, never> | undefined> {
  if (!(await declineChange(operationId, reason, context))) {
    return undefined;
  }
  const change = await changeOf(operationId, context);
  if (change !== undefined) {
    await tellUsers(context, { of: 'maker', operationId, content: changeDeclinedNotice(change, reason) });
  }
  return success({ operationId });
}

async function changeOf(operationId: OperationId, context: CallContext) {
  return (await readChanges(context)).find(({ document }) => document.operationId === operationId)?.document;
}
