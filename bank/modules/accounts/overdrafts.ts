import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { OverdraftApplication } from '../../../src/application/operations/overdrafts';
import { INCOME_MONTHS, isOffered, overdraftOf } from '../../../src/domain/account/Overdraft';
import type { Overdraft, OverdraftRequest, OverdraftStatus } from '../../../src/domain/account/Overdraft';
import type { CardStatus } from '../../../src/domain/card/Card';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { TransactionContext } from '../../confirmations/ProductChange';
import type { Tables } from '../../db/Tables';
import { findOpenAccount } from './accountRepository';
import { firstDayOfMonth } from './moneyFlow';

interface RequestRow {
  readonly amount: bigint;
  readonly rate: number;
  readonly term_months: number;
  readonly status: OverdraftStatus;
  readonly asked_at: Instant;
  readonly decided_at: Instant | null;
}

interface CardRow {
  readonly custom_status: CardStatus;
  readonly ipc_status: CardStatus;
  readonly expires_on: BankDay;
}

/** Overdraft the bank offers to an account of the caller's by the rules of the domain; `undefined` when there is no such account. */
export async function readOverdraft(
  transaction: TransactionContext,
  accountId: string,
): Promise<Overdraft | undefined> {
  const { connection, context } = transaction;
  const account = await findOpenAccount(connection, context.caller.customerId, accountId);
  if (account === undefined) {
    return undefined;
  }
  const { rows: cards } = await sql<CardRow>`
    select custom_status, ipc_status, expires_on::text as expires_on from card where account_id = ${accountId}::bigint`.execute(
    connection,
  );
  const grounds = {
    account,
    cards: cards.map((row) => ({
      customStatus: row.custom_status,
      ipcStatus: row.ipc_status,
      expiresOn: row.expires_on,
    })),
    incomes: await incomesOf(transaction, accountId),
    request: await latestRequest(connection, accountId),
  };
  return overdraftOf(grounds, context.now);
}

/**
 * Income of an account by month, in minor units: credits from others. A customer's own money is not income, nor is money that did not
 * arrive or was returned.
 */
async function incomesOf({ connection, context }: TransactionContext, accountId: string): Promise<readonly bigint[]> {
  const { bank, caller, now } = context;
  const today = bankDayOf(now);
  const since = new Date(startOfBankDay(firstDayOfMonth(today, INCOME_MONTHS)));
  const until = new Date(startOfBankDay(firstDayOfMonth(today, 0)));
  const { rows } = await sql<{ income: bigint }>`
    select coalesce(sum(t.credit_amount), 0)::bigint as income
      from generate_series(1, ${INCOME_MONTHS}::int) m
        left join (txn_of_customer h join txn t on t.id = h.txn_id
            and t.credit_account_id = ${accountId}::bigint and t.status = 'ACCEPTED' and t.posting_id is not null and t.return_of is null
            and t.txn_code <> all (${bank.movements.codesOfOwnMoney}::text[])
          left join account d on d.id = t.debit_account_id)
          on h.customer_id = ${caller.customerId}::bigint and h.created_at >= ${since} and h.created_at < ${until}
            and d.customer_id is distinct from h.customer_id
            and date_trunc('month', h.created_at at time zone 'Asia/Bishkek')
              = date_trunc('month', ${until}::timestamptz at time zone 'Asia/Bishkek') - make_interval(months => m)
      group by m order by m`.execute(connection);
  return rows.map(({ income }) => income);
}

async function latestRequest(connection: Kysely<Tables>, accountId: string): Promise<OverdraftRequest | undefined> {
  const { rows } = await sql<RequestRow>`
    select amount, rate, term_months, status, asked_at, decided_at from overdraft_request
      where account_id = ${accountId}::bigint order by id desc limit 1`.execute(connection);
  const [row] = rows;
  return (
    row && {
      limit: money(row.amount, 'KGS'),
      rate: row.rate,
      termMonths: row.term_months,
      status: row.status,
      askedAt: row.asked_at,
      decidedAt: row.decided_at ?? undefined,
    }
  );
}

/** Reason an overdraft cannot be requested; `undefined` when it can. */
export type OverdraftRefusal = 'ACCOUNT_NOT_FOUND' | 'OVERDRAFT_UNDER_REVIEW' | 'OVERDRAFT_NOT_OFFERED';

export function overdraftRefusal(
  overdraft: Overdraft | undefined,
  { limit }: OverdraftApplication,
): OverdraftRefusal | undefined {
  if (overdraft === undefined) {
    return 'ACCOUNT_NOT_FOUND';
  }
  if (overdraft.failureCode === 'UNDER_REVIEW') {
    return 'OVERDRAFT_UNDER_REVIEW';
  }
  return overdraft.offer === undefined || !isOffered(limit, overdraft.offer) ? 'OVERDRAFT_NOT_OFFERED' : undefined;
}
