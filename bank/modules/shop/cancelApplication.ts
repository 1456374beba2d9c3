import type { TransactionByIdQuery } from '../../../src/application/operations/accounts';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Application } from '../../../src/domain/shop/Application';
import type { CallContext } from '../../kernel/Handler';
import { readApplication } from './applicationRepository';
import { moveApplication } from './moveApplication';

/** Takes an application back that the bank has not begun to work on. One that was taken back before is answered as it is. */
export async function cancelApplication(
  { transactionId }: TransactionByIdQuery,
  { bank, caller, now }: CallContext,
): Promise<Result<Application, Failure<FailureCodeOf<'CANCEL_APPLICATION'>>>> {
  const { database } = bank;
  const known = await readApplication(database, caller.customerId, transactionId);
  if (known === undefined) {
    return refusal({ code: 'TRANSACTION_NOT_FOUND' });
  }
  if (known.state === 'CANCELLED') {
    return success(known);
  }
  await database.kysely
    .transaction()
    .execute((connection) => moveApplication(connection, { id: known.id, to: 'CANCELLED', comment: '', now }));
  // Another call may have cancelled it in the meantime.
  const after = await readApplication(database, caller.customerId, transactionId);
  return after?.state === 'CANCELLED' ? success(after) : refusal({ code: 'OPERATION_IMPOSSIBLE' });
}
