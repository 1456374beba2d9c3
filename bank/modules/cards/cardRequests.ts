import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AccountCardReference } from '../../../src/application/operations/cards';
import type { Card } from '../../../src/domain/card/Card';
import type { CardLimitType } from '../../../src/domain/card/CardLimit';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { findCard } from './cardRepository';

const MINUTE_MS = 60_000;

/**
 * Time in which the network follows a request, in milliseconds (specification 2, section 9); a PIN is set while the customer walks to a
 * machine.
 */
const DUE_MS = { block: 15 * MINUTE_MS, unblock: 15 * MINUTE_MS, limit: 60 * MINUTE_MS, pin: 5 * MINUTE_MS } as const;

/** Change of a card the cardholder requests from the network; `daily` is in minor units. */
export type CardRequest =
  | { readonly kind: 'block' | 'unblock' | 'pin' }
  | { readonly kind: 'limit'; readonly limitType: CardLimitType; readonly daily: bigint };

/** The card, the user, the operation id and the moment of a request. */
export interface RequestOf {
  readonly card: Pick<Card, 'id' | 'accountId'>;
  readonly caller: { readonly userId: string; readonly customerId: string };
  readonly operationId: OperationId;
  readonly now: Instant;
}

/** The customer's card, locked until the transaction ends. */
export async function lockedCard(
  connection: Kysely<Tables>,
  customerId: string,
  reference: AccountCardReference,
): Promise<Card | undefined> {
  const { accountId, cardId = null } = reference;
  await sql`select from card where account_id = ${accountId}::bigint and (${cardId}::bigint is null or id = ${cardId}::bigint)
    and customer_id = ${customerId}::bigint for update`.execute(connection);
  return findCard(connection, customerId, reference);
}

/**
 * Stores a request for the network and publishes an event to every open page; a new request to block or unblock replaces the one under way.
 */
export async function layDown(
  connection: Kysely<Tables>,
  request: CardRequest,
  { card, caller, operationId, now }: RequestOf,
): Promise<void> {
  if (request.kind === 'block' || request.kind === 'unblock') {
    await sql`update card_request set state = 'superseded', ended_at = ${new Date(now)}
      where card_id = ${card.id}::bigint and kind in ('block', 'unblock') and state = 'waiting'`.execute(connection);
    await sql`update card set custom_status = ${request.kind === 'block' ? 'softLock' : 'active'}
      where id = ${card.id}::bigint`.execute(connection);
  }
  const [limitType, daily] = request.kind === 'limit' ? [request.limitType, request.daily] : [null, null];
  await sql`
    insert into card_request (card_id, user_id, operation_id, kind, limit_type, daily, made_at, due_by, ask_at)
      values (${card.id}::bigint, ${caller.userId}::bigint, ${operationId}, ${request.kind}, ${limitType}, ${daily},
        ${new Date(now)}, ${new Date(now + DUE_MS[request.kind])}, ${new Date(now)})`.execute(connection);
  await tellCardChanged(connection, { accountId: card.accountId, customerId: caller.customerId }, now);
}

/** Publishes an event to every open page of a customer, once the transaction is committed, to read the cards of an account again. */
export async function tellCardChanged(
  connection: Kysely<Tables>,
  { accountId, customerId }: { readonly accountId: string; readonly customerId: string },
  now: Instant,
): Promise<void> {
  await sql`
    insert into outbox_event (customer_id, type, payload, created_at)
      select ${customerId}::bigint, 'UPDATED_ACCOUNT_CARD',
          jsonb_build_object('accountId', id::text, 'dataVersion', data_version::text), ${new Date(now)}
        from account where id = ${accountId}::bigint`.execute(connection);
}
