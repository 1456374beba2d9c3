import type { ClientBase } from 'pg';
import type { BenchCustomer } from './BenchCustomers';

/** One customer with many users, who all take from one account and give to an account each. What the bank has paid in is told by a line of history, so that the books balance. */
const MAKE = `
  with made as (
    insert into customer (customer_no, kind, name, inn, phone, created_at)
    values ('hot', 'I', jsonb_build_object('ru', 'Нагрузка', 'en', 'Load', 'kg', 'Жүк', 'cn', '负载'), '', '+996700000000', now())
    returning id
  ), users as (
    insert into app_user (customer_id, login, password_hash, full_name, phone, created_at)
    select made.id, 'hot' || n, (select password_hash from app_user where login = 'aibek'), '{}', '+99671' || lpad(n::text, 7, '0'), now()
    from made, generate_series(1, $1::int) n
  ), paid as materialized (
    select nextval('posting_id') as id
  ), accounts as (
    insert into account (number, customer_id, account_class, class_group, name, currency, balance, lowest_balance, data_version, opened_at)
    select '19998' || lpad(n::text, 11, '0'), made.id, '2011', '2', '', 'KGS', case n when 0 then $2::bigint else 0 end, 0,
      case n when 0 then 1 else 0 end, now()
    from made, generate_series(0, $1::int) n
    returning id, number
  ), source as (
    insert into account (number, account_class, class_group, currency, balance, data_version, opened_at)
    values ('1999800009999999', '3999', '3', 'KGS', -$2::bigint, 1, now()) returning id
  ), told as (
    insert into txn (posting_id, operation_id, txn_code, status, created_at, credit_account_id, sender_name, recipient_name, purpose)
    select paid.id, gen_random_uuid(), 'CASH', 'ACCEPTED', now(), accounts.id, '', '', ''
    from accounts, paid where accounts.number = '19998' || lpad('', 11, '0')
  ), entries as (
    insert into entry (account_id, account_version, posting_id, created_at, amount, currency, balance_after)
    select accounts.id, 1, paid.id, now(), $2, 'KGS', $2 from accounts, paid where accounts.number = '19998' || lpad('', 11, '0')
    union all
    select source.id, 1, paid.id, now(), -$2::bigint, 'KGS', -$2::bigint from source, paid
  )
  select 'hot' || n as login,
    (select id::text from accounts where number = '19998' || lpad('', 11, '0')) as debit,
    (select id::text from accounts where number = '19998' || lpad(n::text, 11, '0')) as credit
  from generate_series(1, $1::int) n order by n`;

const OPENING_MINOR = 1_000_000_000;

/** Makes the users of one account straight in the database of a demonstration bank. */
export async function makeHotCustomers(database: ClientBase, users: number): Promise<readonly BenchCustomer[]> {
  const { rows } = await database.query<{ login: string; debit: string; credit: string }>(MAKE, [users, OPENING_MINOR]);
  return rows.map((row) => ({ login: row.login, debitAccountId: row.debit, creditAccountId: row.credit }));
}
