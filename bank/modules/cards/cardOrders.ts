import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { CardLimitType } from '../../../src/domain/card/CardLimit';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Tables } from '../../db/Tables';
import type { BankServices } from '../../kernel/BankServices';
import { defineJob } from '../../kernel/Job';
import type { CardOrder } from '../../networks/ports/CardProcessing';
import { writeNotice } from '../notifications';
import { cardNotice } from './cardNotice';
import { tellCardChanged } from './cardRequests';

/** By the bank's clock: how long the network is left alone with an order. */
const ASK_EVERY_MS = 10_000;
const BATCH = 50;

interface RequestRow {
  readonly id: bigint;
  readonly operation_id: string;
  readonly user_id: bigint;
  readonly kind: CardOrder['kind'];
  readonly limit_type: CardLimitType | null;
  readonly daily: bigint | null;
  readonly card_id: bigint;
  readonly masked_number: string;
  readonly customer_id: bigint;
  readonly account_id: bigint;
  readonly currency: Currency;
}

/** Claims due requests. A claim postpones the next poll, so a process that dies blocks none. */
const TAKE = `
  with due as (
    select id from card_request where state = 'waiting' and ask_at <= $1 order by ask_at limit ${BATCH} for update skip locked),
  taken as (
    update card_request r set ask_at = $2 from due where r.id = due.id
      returning r.id, r.operation_id, r.user_id, r.kind, r.limit_type, r.daily, r.card_id)
  select t.*, c.masked_number, c.customer_id, c.account_id, a.currency
    from taken t join card c on c.id = t.card_id join account a on a.id = c.account_id order by t.id`;

/**
 * Sends orders of card owners to the processing centre, and stores its answers. The centre is asked once about each order that is due, never
 * inside a transaction.
 */
export const cardOrders = defineJob({
  name: 'orders about cards',
  every: 1000,
  wokenBy: ['clock'],
  runsIn: ({ networks }) => networks.cardProcessing !== undefined,
  round: async ({ bank, log, changed }) => {
    const now = bank.clock.now();
    const { rows } = await bank.database.pool.query<RequestRow>({
      name: 'take-card-requests',
      text: TAKE,
      values: [new Date(now), new Date(now + ASK_EVERY_MS)],
    });
    let isChanged = false;
    for (const row of rows) {
      try {
        isChanged = (await carryOut(bank, row)) || isChanged;
      } catch (cause) {
        log.warn({ err: cause, request: row.id.toString() }, 'an order about a card has to be made again');
      }
    }
    if (isChanged) {
      changed();
    }
  },
});

/** Asks the centre about an order; true when its answer was final and is recorded. */
async function carryOut(bank: BankServices, row: RequestRow): Promise<boolean> {
  const state = await bank.networks.cardProcessing?.carryOut(orderOf(row));
  return state !== undefined && state !== 'accepted' && settle(bank, row, state);
}

/** Records the result of the card centre, unless another request has replaced this one. */
function settle({ clock, database }: BankServices, row: RequestRow, state: 'done' | 'refused'): Promise<boolean> {
  const now = clock.now();
  return database.kysely.transaction().execute(async (connection) => {
    await sql`select from card where id = ${row.card_id} for update`.execute(connection);
    const { numAffectedRows } = await sql`update card_request set state = ${state}, ended_at = ${new Date(now)}
      where id = ${row.id} and state = 'waiting'`.execute(connection);
    if (numAffectedRows !== 1n) {
      return false;
    }
    await (state === 'done' ? enterDone(connection, row) : enterRefused(connection, row));
    const owner = { customerId: row.customer_id.toString(), userId: row.user_id.toString() };
    await writeNotice(connection, owner, { content: cardNotice(row.kind, state, row.masked_number), now });
    await tellCardChanged(connection, { accountId: row.account_id.toString(), customerId: owner.customerId }, now);
    return true;
  });
}

function orderOf(row: RequestRow): CardOrder {
  const common = { key: row.operation_id, card: { id: row.card_id.toString(), maskedNumber: row.masked_number } };
  if (row.kind !== 'limit') {
    return { ...common, kind: row.kind };
  }
  if (row.limit_type === null || row.daily === null) {
    throw new Error('A request for a limit without a limit');
  }
  return { ...common, kind: 'limit', limitType: row.limit_type, daily: money(row.daily, row.currency) };
}

async function enterDone(connection: Kysely<Tables>, row: RequestRow): Promise<void> {
  switch (row.kind) {
    case 'block':
    case 'unblock':
      await sql`update card set ipc_status = ${row.kind === 'block' ? 'softLock' : 'active'}
        where id = ${row.card_id} and ipc_status <> 'hardLock'`.execute(connection);
      return;
    case 'limit':
      await sql`insert into card_limit (card_id, limit_type, daily) values (${row.card_id}, ${row.limit_type}, ${row.daily})
        on conflict (card_id, limit_type) do update set daily = excluded.daily`.execute(connection);
      return;
    case 'pin':
      return;
    default:
      row.kind satisfies never;
  }
}

/** The bank says of a lock what the network says, where the network has not followed. */
async function enterRefused(connection: Kysely<Tables>, { kind, card_id: cardId }: RequestRow): Promise<void> {
  if (kind === 'block' || kind === 'unblock') {
    await sql`update card set custom_status = ${kind === 'block' ? 'active' : 'softLock'}
      where id = ${cardId} and custom_status <> 'hardLock'`.execute(connection);
  }
}
