import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Pool } from '../../db/Pool';

import type { AccountCardReference } from '../../../src/application/operations/cards';
import { maskAccountNumber } from '../../../src/domain/account/accountNumber';
import type { Card, CardAccountBalance, CardLockRequest, CardStatus } from '../../../src/domain/card/Card';
import type { CardScheme } from '../../../src/domain/card/cardScheme';
import { RATE_SCALE } from '../../../src/domain/exchange/ExchangeRate';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

interface BalanceRow {
  readonly account_id: bigint;
  readonly currency: Currency;
  readonly available: bigint;
  /** Null while the bank has no rate. */
  readonly in_soms: bigint | null;
  readonly data_version: bigint;
}

interface CardRow extends BalanceRow {
  readonly id: bigint;
  readonly scheme: CardScheme;
  readonly masked_number: string;
  readonly number: string;
  readonly expires_on: BankDay;
  readonly custom_status: CardStatus;
  readonly ipc_status: CardStatus;
  readonly supplementary: boolean;
  readonly order_value: number;
  readonly account_class: string;
  readonly holder: string;
  readonly request_kind: CardLockRequest['kind'] | null;
  readonly made_at: Instant | null;
  readonly due_by: Instant | null;
}

/** The balance of `account a` with what is blocked on it, in soms at the price the bank buys its currency at. */
const IN_SOMS = `
      case a.currency when 'KGS' then a.balance else (
        select round(a.balance * x.buy / ${RATE_SCALE}.0)::bigint from exchange_rate x
          where x.base = a.currency and x.quote = 'KGS' and x.rate_type = 'commercial') end as in_soms`;

const SELECTED = `
  select c.id, c.account_id, c.scheme, c.masked_number, a.number, c.expires_on::text as expires_on, c.custom_status, c.ipc_status,
      c.supplementary, c.order_value, c.holder, a.account_class, a.currency, a.balance - a.blocked - a.lowest_balance as available,
      ${IN_SOMS}, a.data_version, r.kind as request_kind, r.made_at, r.due_by
    from card c join account a on a.id = c.account_id
      left join card_request r on r.card_id = c.id and r.kind in ('block', 'unblock') and r.state = 'waiting'`;

/** Cards of closed accounts are hidden, except those of archived ones, and so are those that others have taken the place of. */
const KEPT = `(a.record_status = 'O' or a.account_class like '3%') and c.replaced_by is null`;

const CARDS = `${SELECTED} where c.customer_id = $1 and ${KEPT}`;

const CARDS_OF_STATUSES = `${CARDS} and c.custom_status = any($2) and c.ipc_status = any($2)
  order by c.order_value, c.supplementary, c.id`;

const CARD = `${CARDS} and c.id = $2`;

const BALANCES = `
  select a.id as account_id, a.currency, a.balance - a.blocked - a.lowest_balance as available, a.data_version, ${IN_SOMS}
    from account a
    where a.customer_id = $1 and a.id = any($2) and a.record_status = 'O' and exists (select from card c where c.account_id = a.id)
    order by a.id`;

/** The customer's cards in their order; a card has a status when both the bank and the network give it that status. */
export async function readCards(
  pool: Pool,
  customerId: string,
  statuses: readonly CardStatus[],
): Promise<readonly Card[]> {
  const { rows } = await pool.query<CardRow>({
    name: 'cards-of-customer',
    text: CARDS_OF_STATUSES,
    values: [customerId, statuses],
  });
  return rows.map(cardOf);
}

/** One card in whatever state, when it is the customer's. */
export async function readCard(pool: Pool, customerId: string, cardId: string): Promise<Card | undefined> {
  const { rows } = await pool.query<CardRow>({ name: 'card-of-customer', text: CARD, values: [customerId, cardId] });
  return rows[0] && cardOf(rows[0]);
}

/** The same inside a transaction, for a caller that names the account; of an account alone its main card. */
export async function findCard(
  connection: Kysely<Tables>,
  customerId: string,
  { accountId, cardId }: AccountCardReference,
): Promise<Card | undefined> {
  const { rows } = await sql<CardRow>`${sql.raw(SELECTED)} where c.customer_id = ${customerId}::bigint
    and c.account_id = ${accountId}::bigint and (${cardId ?? null}::bigint is null or c.id = ${cardId ?? null}::bigint)
    and ${sql.raw(KEPT)} order by c.supplementary, c.order_value, c.id limit 1`.execute(connection);
  return rows[0] && cardOf(rows[0]);
}

/** Available balances of those of the accounts that belong to the customer, are open and have a card. */
export async function readCardBalances(
  pool: Pool,
  customerId: string,
  accountIds: readonly string[],
): Promise<readonly CardAccountBalance[]> {
  const { rows } = await pool.query<BalanceRow>({
    name: 'balances-of-cards',
    text: BALANCES,
    values: [customerId, accountIds],
  });
  return rows.map(balanceOf);
}

function cardOf(row: CardRow): Card {
  return {
    ...balanceOf(row),
    id: row.id.toString(),
    accountClass: row.account_class,
    holder: row.holder,
    scheme: row.scheme,
    maskedNumber: row.masked_number,
    maskedAccountNumber: maskAccountNumber(row.number),
    expiresOn: row.expires_on,
    customStatus: row.custom_status,
    ipcStatus: row.ipc_status,
    request: requestOf(row),
    isSupplementary: row.supplementary,
    orderValue: row.order_value,
  };
}

function requestOf({ request_kind: kind, made_at: madeAt, due_by: dueBy }: CardRow): CardLockRequest | undefined {
  return kind === null || madeAt === null || dueBy === null ? undefined : { kind, madeAt, dueBy };
}

function balanceOf(row: BalanceRow): CardAccountBalance {
  return {
    accountId: row.account_id.toString(),
    available: money(row.available, row.currency),
    ...(row.in_soms !== null && { balanceInSoms: money(row.in_soms, 'KGS') }),
    // Read from the books themselves, and not from what another system knew of them.
    balanceUpdated: true,
    dataVersion: row.data_version,
  };
}
