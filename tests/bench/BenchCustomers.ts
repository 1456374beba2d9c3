import type { ClientBase } from 'pg';

/** A customer made for the load alone: one login and two accounts with plenty of money. */
export interface BenchCustomer {
  readonly login: string;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
}

/** Everybody gets the password of the demonstration, where there is one, and money that postings of the bank have paid out, each told by a line of history, so that the books balance. */
const MAKE = `
  with made as (
    insert into customer (customer_no, kind, name, inn, phone, created_at)
    select 'bench' || n, 'I', jsonb_build_object('ru', 'Нагрузка', 'en', 'Load', 'kg', 'Жүк', 'cn', '负载'), '', '+996700000000', now()
    from generate_series(1, $1::int) n
    returning id, customer_no
  ), users as (
    insert into app_user (customer_id, login, password_hash, full_name, phone, created_at)
    select made.id, made.customer_no, coalesce((select password_hash from app_user where login = 'aibek'), ''), '{}', '+9967' || lpad(made.id::text, 8, '0'), now()
    from made
  ), source as (
    insert into account (number, account_class, class_group, currency, balance, data_version, opened_at)
    values ('1999900000000000', '3999', '3', 'KGS', -$2::bigint * 2 * $1, 2 * $1, now()) returning id
  ), accounts as (
    insert into account (number, customer_id, account_class, class_group, name, currency, balance, lowest_balance, data_version, opened_at)
    select '19999' || lpad((made.id * 2 + side)::text, 11, '0'), made.id, '2011', '2', '', 'KGS', $2, 0, 1, now()
    from made, generate_series(0, 1) side
    returning id, customer_id
  ), paid as materialized (
    select nextval('posting_id') as id from accounts
  ), paid_to as (
    select n, a.id as account_id, p.id as posting_id
    from (select id, row_number() over (order by id) as n from accounts) a
      join (select id, row_number() over (order by id) as n from paid) p using (n)
  ), told as (
    insert into txn (posting_id, operation_id, txn_code, status, created_at, credit_account_id, sender_name, recipient_name, purpose)
    select posting_id, gen_random_uuid(), 'CASH', 'ACCEPTED', now(), account_id, '', '', '' from paid_to
  ), entries as (
    insert into entry (account_id, account_version, posting_id, created_at, amount, currency, balance_after)
    select account_id, 1, posting_id, now(), $2, 'KGS', $2 from paid_to
    union all
    select source.id, n, posting_id, now(), -$2::bigint, 'KGS', -$2::bigint * n from source, paid_to
  )
  select made.customer_no as login, min(accounts.id)::text as debit, max(accounts.id)::text as credit
  from made join accounts on accounts.customer_id = made.id
  group by made.customer_no order by made.customer_no`;

const OPENING_MINOR = 1_000_000_000;

/** Makes customers straight in the database of a demonstration bank. */
export async function makeBenchCustomers(database: ClientBase, count: number): Promise<readonly BenchCustomer[]> {
  const { rows } = await database.query<{ login: string; debit: string; credit: string }>(MAKE, [count, OPENING_MINOR]);
  return rows.map((row) => ({ login: row.login, debitAccountId: row.debit, creditAccountId: row.credit }));
}
