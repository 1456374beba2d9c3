import type { SignedDocument } from '../../../src/application/operations/signatures';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { newOperationId, valueOf } from '../support/transfers';

/** Signs documents with one code, as the user who reads it on his phone. */
export async function signAs(
  bank: TestBank,
  user: TestCaller,
  documents: readonly OperationId[],
): Promise<readonly SignedDocument[]> {
  const operationId = newOperationId();
  valueOf(await user.call('CREATE_CONFIRM_OPERATION', { operationId, documents }));
  const { rows } = await bank.database.owner.query<{ text: string }>(
    'select text from message_outbox where user_id = $1 order by id desc limit 1',
    [user.caller.userId],
  );
  const otp = /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  return valueOf(await user.call('CONFIRM_CONFIRM_OPERATION', { operationId, otp }));
}
