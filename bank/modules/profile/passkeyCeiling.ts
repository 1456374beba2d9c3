import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { PasskeyCeilingChange, PasskeyCeilingRequest } from '../../../src/application/operations/passkeys';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { MAX_PASSKEY_CEILING } from '../../../src/domain/user/passkeyCeiling';
import type { PasskeyCeiling } from '../../../src/domain/user/passkeyCeiling';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { recordAudit } from '../../confirmations/recordAudit';
import type { CallContext } from '../../kernel/Handler';
import { beginChange, isWaiting, repeatedChange } from './profileChanges';

/** The sum of a day that passkeys of the caller may confirm (docs/adr/0227). */
export async function passkeyCeilingOf({ bank, caller }: CallContext): Promise<PasskeyCeiling> {
  const { passkey_daily_sum: dailySum } = await bank.database.kysely
    .selectFrom('app_user')
    .select('passkey_daily_sum')
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
  return { ceiling: money(dailySum, 'KGS'), max: money(MAX_PASSKEY_CEILING, 'KGS') };
}

/** Lowers the sum at once, also while confirmations are on hold: nobody gains by it. A higher sum needs a code. */
export function lowerPasskeyCeiling(
  { ceiling }: PasskeyCeilingRequest,
  context: CallContext,
): Promise<Result<Readonly<Record<string, never>>, Failure<'PASSKEY_SUM_EXCEEDED'>>> {
  const { bank, caller } = context;
  return bank.database.kysely.transaction().execute(async (connection) => {
    const { passkey_daily_sum: present } = await connection
      .selectFrom('app_user')
      .select('passkey_daily_sum')
      .where('id', '=', BigInt(caller.userId))
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (ceiling.minor > present) {
      return refusal(tooHigh(present));
    }
    await connection
      .updateTable('app_user')
      .set({ passkey_daily_sum: ceiling.minor })
      .where('id', '=', BigInt(caller.userId))
      .execute();
    await recordAudit(connection, context, {
      event: 'PASSKEY_CEILING_LOWERED',
      details: { from: present.toString(), to: ceiling.minor.toString(), address: context.address },
    });
    return success({});
  });
}

/** Prepares another sum, up to the largest one the bank allows, and sends the code that sets it. */
export async function beginPasskeyCeiling(
  { operationId, ceiling }: PasskeyCeilingChange,
  context: CallContext,
): Promise<Result<WaitingChange, Failure<FailureCodeOf<'CHANGE_PASSKEY_CEILING'>>>> {
  const dailySum = ceiling.minor.toString();
  const repeated = await repeatedChange(
    context,
    operationId,
    (payload) => isWaiting(payload) && payload.part === 'passkeyCeiling' && payload.dailySum === dailySum,
  );
  if (repeated !== undefined) {
    return repeated;
  }
  return ceiling.minor > MAX_PASSKEY_CEILING
    ? refusal(tooHigh(MAX_PASSKEY_CEILING))
    : beginChange(context, { operationId, payload: { part: 'passkeyCeiling', dailySum } });
}

function tooHigh(limit: bigint): Failure<'PASSKEY_SUM_EXCEEDED'> {
  return { code: 'PASSKEY_SUM_EXCEEDED', data: { limit: encodeAmount(money(limit, 'KGS')) } };
}
