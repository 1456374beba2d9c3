import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { LimitChangeRequest } from '../../../src/application/operations/limits';
import type { Money } from '../../../src/domain/money/Money';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import type { LimitPayload, Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { beginChange, isWaiting, repeatedChange } from './profileChanges';

type LimitRefusal = 'LIMIT_UNDER_REVIEW' | 'FAILED_CHANGED_LIMIT';

/** Prepares a change of limits; once confirmed it takes effect, or becomes an application to the bank. */
export async function beginLimitChange(
  { operationId, transferCode, level, own }: LimitChangeRequest,
  context: CallContext,
): Promise<Result<WaitingChange, Failure<FailureCodeOf<'CHANGE_LIMIT'>>>> {
  const limit: LimitPayload = {
    code: transferCode,
    level,
    maximum: minorOf(own?.maximum),
    daily: minorOf(own?.daily),
    monthly: minorOf(own?.monthly),
  };
  const repeated = await repeatedChange(
    context,
    operationId,
    (stored) => isWaiting(stored) && stored.part === 'limit' && isSame(stored.limit, limit),
  );
  if (repeated !== undefined) {
    return repeated;
  }
  const { rows } = await sql<{ refusal: LimitRefusal | null }>`
    select limit_change_refusal(${context.caller.customerId}::bigint, ${limit.code}, ${limit.level}, ${limit.maximum}::bigint,
      ${limit.daily}::bigint, ${limit.monthly}::bigint) as refusal`.execute(context.bank.database.kysely);
  const failureCode = rows[0]?.refusal ?? undefined;
  return failureCode === undefined
    ? beginChange(context, { operationId, payload: { part: 'limit', limit } })
    : refusal({ code: failureCode });
}

/**
 * Changes limits after their confirmation, or stores them as an application to the bank. Returns a failure that has arisen since the
 * request.
 */
export async function changeLimit(
  connection: Kysely<Tables>,
  { caller, now }: CallContext,
  limit: LimitPayload,
): Promise<LimitRefusal | undefined> {
  const { rows } = await sql<{ refusal: LimitRefusal | null }>`
    select change_limit(${caller.customerId}::bigint, ${caller.userId}::bigint, ${limit.code}, ${limit.level},
      ${limit.maximum}::bigint, ${limit.daily}::bigint, ${limit.monthly}::bigint, ${new Date(now)}) as refusal`.execute(
    connection,
  );
  return rows[0]?.refusal ?? undefined;
}

function minorOf(amount: Money | undefined): string | null {
  return amount === undefined ? null : amount.minor.toString();
}

function isSame(one: LimitPayload, other: LimitPayload): boolean {
  return (
    one.code === other.code &&
    one.level === other.level &&
    one.maximum === other.maximum &&
    one.daily === other.daily &&
    one.monthly === other.monthly
  );
}
