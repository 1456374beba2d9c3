import type { ConfirmedAccountOperation } from '../../../src/application/operations/productChanges';
import type { ProductChangeCode, FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationConfirmation } from '../../../src/application/operations/transfers';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { recordAuthentication } from '../identity/audit';
import { checkFactor } from '../identity/devices';
import { CodeJudge } from '../../confirmations/CodeJudge';
import { userOwner } from '../../confirmations/codeOwner';
import { codeHash } from '../../confirmations/oneTimeCodes';
import { tellOfChange } from '../corporate/companyNotices';
import type { CallContext } from '../../kernel/Handler';
import { isProduct, readChange } from '../profile/profileChanges';
import type { StoredChange } from '../profile/profileChanges';
import { confirmSchedule } from '../schedules/confirmSchedule';
import type { ProductChange, TransactionContext } from './ProductChange';
import { ACCOUNT_CHANGES } from './productChanges';
import { decryptRequest } from './encryptedRequest';

type Confirmed = Result<ConfirmedAccountOperation, Failure<FailureCodeOf<'CONFIRM_ACCOUNT_OPERATION'>>>;

/** Checks the code of a change of a product and makes it, or that of a schedule: they are told apart by who knows the id. */
export async function confirmAccountOperation(
  request: OperationConfirmation,
  context: CallContext,
): Promise<Confirmed> {
  const changed = await confirmProductChange(request, context);
  if (changed !== undefined) {
    return changed;
  }
  const scheduled = await confirmSchedule(request, context);
  return scheduled.ok ? success({ operationId: request.operationId, template: scheduled.value }) : scheduled;
}

/** Nothing when no change of a product waits under the id. A repeated call with the code that was used is answered again. */
function confirmProductChange(request: OperationConfirmation, context: CallContext): Promise<Confirmed | undefined> {
  const { caller, bank } = context;
  return CodeJudge.transaction(bank, { owner: userOwner(caller), now: context.now }, async (judge) => {
    const { connection } = judge;
    await connection.selectFrom('app_user').select('id').where('id', '=', BigInt(caller.userId)).forUpdate().execute();
    const change = await readChange(connection, caller.userId, request.operationId);
    if (change?.kind !== 'product') {
      return undefined;
    }
    const outcome = await decide(judge, { request, context, change });
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
}

async function decide(judge: CodeJudge, { request, context, change }: Decision): Promise<Confirmed> {
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
  const failureCode = await make(change.payload.code, change.payload.sealed, { connection, context });
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
async function make<Code extends ProductChangeCode>(code: Code, sealed: string, transaction: TransactionContext) {
  const { connection, context } = transaction;
  const change: ProductChange<Code> = ACCOUNT_CHANGES[code];
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
