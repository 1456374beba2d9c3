import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { CardLockRequest } from '../../../src/application/operations/cards';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Card } from '../../../src/domain/card/Card';
import { blockRefusal } from '../../../src/domain/card/cardChanges';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { recordAuthentication } from '../identity';
import type { CallContext } from '../../kernel/Handler';
import { tellOfChange } from '../corporate';
import { blockingOf } from './cardChanges';
import { findCard } from './cardRepository';
import { layDown, lockedCard } from './cardRequests';

type Blocked = Result<Card, Failure<FailureCodeOf<'BLOCK_CARD'>>>;

/**
 * Blocks a card without a code, because a customer who has lost it has no time for one. The same request again gets the
 * same answer.
 */
export function blockCard(request: CardLockRequest, context: CallContext): Promise<Blocked> {
  const { bank, caller, now } = context;
  return bank.database.kysely.transaction().execute(async (connection) => {
    await connection.selectFrom('app_user').select('id').where('id', '=', BigInt(caller.userId)).forUpdate().execute();
    const card = await lockedCard(connection, caller.customerId, request);
    if (card === undefined) {
      return refusal({ code: 'CARD_NOT_FOUND' });
    }
    const earlier = await earlierRequest(connection, context, request);
    if (earlier !== undefined) {
      return earlier === 'same' ? success(card) : refusal({ code: 'OPERATION_ID_REUSED' });
    }
    const failureCode = blockRefusal(card, bankDayOf(now));
    if (failureCode !== undefined) {
      return refusal({ code: failureCode });
    }
    await layDown(connection, { kind: 'block' }, { card, caller, operationId: request.operationId, now });
    await recordAuthentication(connection, {
      event: 'CARD_BLOCKED',
      result: 'SUCCESS',
      at: now,
      referenceId: context.referenceId,
      userId: caller.userId,
      customerId: caller.customerId,
      sessionId: caller.sessionId,
      address: context.address,
    });
    await tellOfChange(connection, context, { ...blockingOf(card), accountId: card.accountId });
    return success((await findCard(connection, caller.customerId, request)) ?? card);
  });
}

/** Compares the call with an earlier one of the user under the same operation id; `undefined` when there was none. */
async function earlierRequest(
  connection: Kysely<Tables>,
  { caller }: CallContext,
  { operationId, cardId }: CardLockRequest,
): Promise<'same' | 'other' | undefined> {
  const { rows } = await sql<{ same: boolean }>`
    select card_id = ${cardId}::bigint and kind = 'block' as same from card_request
      where user_id = ${caller.userId}::bigint and operation_id = ${operationId}`.execute(connection);
  const [row] = rows;
  return row && (row.same ? 'same' : 'other');
}
