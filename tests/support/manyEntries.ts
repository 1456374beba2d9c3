import type { ClientBase } from 'pg';

import type { Pool } from '../../bank/db/Pool';

/** Books, whose other side is the cash of the bank; made in one statement of SQL, because they are many. */
const MANY_ENTRIES = `
  with own as (select * from account where id = $1),
  cash as (select c.* from account c, own where c.customer_id is null and c.account_class = 'CASH' and c.currency = own.currency order by c.id limit 1),
  made as materialized (
    select nextval('posting_id') as id, $2::timestamptz + n * ($3::timestamptz - $2::timestamptz) / ($4 + 1) as created_at
      from generate_series(1, $4) n),
  numbered as materialized (select id, created_at, row_number() over (order by id) as n from made),
  moved as (select *, case when n % 3 = 0 then -(100 + n % 97) else 50 + n % 89 end as amount from numbered),
  summed as (select *, sum(amount) over (order by n) as running from moved),
  of_own as (
    insert into entry (account_id, account_version, posting_id, created_at, amount, currency, balance_after)
      select own.id, own.data_version + n, s.id, s.created_at, amount, own.currency, own.balance + running from summed s, own),
  of_cash as (
    insert into entry (account_id, account_version, posting_id, created_at, amount, currency, balance_after)
      select cash.id, cash.data_version + n, s.id, s.created_at, -amount, cash.currency, cash.balance - running from summed s, cash),
  recorded as (
    insert into txn (posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency, debit_amount,
        credit_account_id, credit_number, credit_currency, credit_amount, sender_name, recipient_name, purpose)
      select s.id, gen_random_uuid(), 'MAKE_BANK_CLIENT_TRANSFER', 'ACCEPTED', s.created_at,
          case when amount < 0 then own.id end, case when amount < 0 then own.number else '1280016000000215' end, own.currency, abs(amount),
          case when amount > 0 then own.id end, case when amount > 0 then own.number else '1280016000000215' end, own.currency, abs(amount),
          'ОсОО «Пример Связь»', 'ИП Жумабеков Нурлан', 'Оплата по договору № ' || n from summed s, own returning id, created_at),
  listed as (insert into txn_of_customer (customer_id, created_at, txn_id) select own.customer_id, recorded.created_at, recorded.id from recorded, own),
  changed as (
    update account a set balance = a.balance + case a.id when own.id then t.total else -t.total end, data_version = a.data_version + $4
      from own, cash, (select max(n) as n, sum(amount) as total from moved) t where a.id in (own.id, cash.id))
  select (select count(*)::int from moved) as entries`;

/** Adds so many entries to an account, evenly over a time that is later than all it has. The books balance afterwards. */
export async function addManyEntries(
  owner: Pool | ClientBase,
  {
    accountId,
    count,
    from,
    to,
  }: { readonly accountId: string; readonly count: number; readonly from: Date; readonly to: Date },
): Promise<void> {
  await owner.query(MANY_ENTRIES, [accountId, from, to, count]);
}
