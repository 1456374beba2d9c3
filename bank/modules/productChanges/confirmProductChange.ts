import type { ConfirmedAccountOperation } from '../../../src/application/operations/productChanges';
import type { ProductChangeCode, FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationConfirmation } from '../../../src/application/operations/transfers';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { recordAuthentication, checkFactor, CodeJudge, userOwner, codeHash } from '../identity';
import { tellOfChange } from '../corporate';
import type { CallContext } from '../../kernel/Handler';
import { isProduct, readChange } from '../profile';
import type { StoredChange } from '../profile';
import { confirmSchedule } from '../schedules';
import type { ProductChange, ProductChanges, TransactionContext } from './ProductChange';
import { decryptRequest } from './encryptedRequest';

type Confirmed = Result<ConfirmedAccountOperation, Failure<FailureCodeOf<'CONFIRM_ACCOUNT_OPERATION'>>>;

/** Checks the code of a change of a product and makes it, or that of a schedule: they are told apart by who knows the id. */
export async function confirmAccountOperation(
  request: OperationConfirmation,
  context: CallContext,
  changes: ProductChanges,
): Promise<Confirmed> {
  const changed = await confirmProductChange(request, context, changes);
  if (changed !== undefined) {
    return changed;
  }
  const scheduled = await confirmSchedule(request, context);
  return scheduled.ok ? success({ operationId: request.operationId, template: scheduled.value }) : scheduled;
}

/** Nothing when no change of a product waits under the id. A repeated call with the code that was used is answered again. */
function confirmProductChange(
  request: OperationConfirmation,
  context: CallContext,
  changes: ProductChanges,
): Promise<Confirmed | undefined> {
  const { caller, bank } = context;
  return CodeJudge.transaction(bank, { owner: userOwner(caller), now: context.now }, async (judge) => {
    const { connection } = judge;
    await connection.selectFrom('app_user').select('id').where('id', '=', BigInt(caller.userId)).forUpdate().execute();
    const change = await readChange(connection, caller.userId, request.operationId);
    if (change?.kind !== 'product') {
      return undefined;
    }
    const outcome = await decide(judge, { request, context, change, changes });
    await recordAuthentication(connection, {
      event: 'PRODUCT_CHANGED',
      result: outcome.ok ? 'SUCCESS' : outcome.failure.code,
      at: context.now,
      referenceId: context.referenceId,
      userId: caller.userId,
      customerId: caller.customerId,
      sessionId: caller.sessionId,
      address: context.address,
    });
    return outcome;
  });
}

interface Decision {
  readonly request: OperationConfirmation;
  readonly context: CallContext;
  readonly change: StoredChange;
  readonly changes: ProductChanges;
}

async function decide(judge: CodeJudge, { request, context, change, changes }: Decision): Promise<Confirmed> {
  const { connection, bank, now } = judge;
  const { caller } = context;
  const { operationId, otp } = request;
  const subject = { kind: 'change', id: change.id.toString() } as const;
  const used = codeHash(bank.secrets, subject, otp);
  if (!isProduct(change.payload)) {
    return change.confirmedWith?.equals(used) === true
      ? success({ operationId })
      : refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (change.expiresAt <= now) {
    return refusal({ code: 'OPERATION_TIME_OUT' });
  }
  const checked = await checkFactor(judge, { userId: caller.userId, subject }, otp);
  if (!checked.ok) {
    return checked;
  }
  const failureCode = await make(changes, change.payload, { connection, context });
  if (failureCode !== undefined) {
    return refusal({ code: failureCode });
  }
  await connection
    .updateTable('profile_change')
    .set({ payload: '{}', done_at: new Date(now), confirmed_with: used })
    .where('id', '=', change.id)
    .execute();
  return success({ operationId });
}

/** Judges a change of a company once more, because what holds may have changed since: nobody loosens alone by waiting. */
async function make<Code extends ProductChangeCode>(
  changes: ProductChanges,
  { code, sealed }: { readonly code: Code; readonly sealed: string },
  transaction: TransactionContext,
) {
  const { connection, context } = transaction;
  const change: ProductChange<Code> = changes[code];
  const request = decryptRequest(code, sealed, context);
  const judged = context.caller.customerKind === 'C' ? await change.judge?.(request, transaction) : undefined;
  if (judged?.effect === 'loosens') {
    return 'OPERATION_IMPOSSIBLE' as const;
  }
  const failureCode = await change.make(request, transaction);
  if (failureCode === undefined && judged !== undefined) {
    await tellOfChange(connection, context, judged);
  }
  return failureCode;
}
