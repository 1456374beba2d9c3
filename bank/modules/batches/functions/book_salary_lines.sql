-- Pays some lines of a salary, each with a posting and a line of history of its own, or stores the reason it cannot be paid. The caller has
-- locked the run.
create or replace function book_salary_lines(o operation, p_batch bigint, p_numbers integer[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  transit constant bigint = o.leg_accounts[2];
  waiting account;
begin
  -- By their ids, so that a bank of a million accounts reads those of the chunk only.
  perform from account a
    where a.id = any (array(select x.id from batch_line l join account x on x.number = l.account_number
      where l.batch_id = p_batch and l.number = any (p_numbers)) || transit)
    order by a.id for no key update;
  select * into strict waiting from account a where a.id = transit;
  with line as materialized (
    select l.number, l.amount, l.currency, l.wanted ->> 'purpose' as purpose, a.id as account_id, a.number as account_number, a.customer_id,
        c.name ->> 'ru' as owner_name, a.balance, a.data_version, judged.refusal,
        case when judged.refusal is null then nextval('posting_id_seq') end as posting_id,
        case when judged.refusal is null then nextval('txn_id_seq') end as txn_id
      from batch_line l left join account a on a.number = l.account_number left join customer c on c.id = a.customer_id
        cross join lateral (select case
          when a.id is null or a.record_status = 'C' or a.customer_id is null or a.account_class like '3%'
            or a.product <> 'current' then 'ACCOUNT_CREDIT_NOT_FOUND'
          when a.currency <> l.currency then 'CURRENCY_MISMATCH'
          when a.dormant then 'ACCOUNT_CREDIT_DORMANT'
          when a.credit_stopped then 'ACCOUNT_NO_CREDIT'
        end as refusal) judged
      where l.batch_id = p_batch and l.number = any (p_numbers) and l.outcome is null),
  paid as (select * from line where refusal is null),
  placed as (
    select *, row_number() over own as nth, sum(amount) over own as so_far, row_number() over every_line as place,
        sum(amount) over every_line as gone
      from paid window own as (partition by account_id order by number), every_line as (order by number)),
  posted as (insert into posting (id, created_at) overriding system value select posting_id, p_now from paid),
  entries as (
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      select account_id, data_version + nth, posting_id, amount, currency, balance + so_far from placed
      union all select transit, waiting.data_version + place, posting_id, -amount, currency, waiting.balance - gone from placed),
  credited as (
    update account a set balance = a.balance + g.total, data_version = a.data_version + g.lines, last_operation_at = p_now
      from (select account_id, sum(amount) as total, count(*) as lines from paid group by account_id
        union all select transit, -sum(amount), count(*) from paid having count(*) > 0) g
      where a.id = g.account_id returning a.id, a.customer_id, a.data_version),
  told as (
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_number, debit_currency, debit_amount,
        credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited, sender_name, recipient_name, purpose)
      overriding system value
      select txn_id, posting_id, gen_random_uuid(), 'SALARY_RECEIVED', 'ACCEPTED', p_now, o.debit_number, currency, amount,
          account_id, account_number, currency, amount, 0, amount, o.debit_name, owner_name, purpose from paid),
  seen as (insert into txn_of_customer (customer_id, created_at, txn_id) select customer_id, p_now, txn_id from paid),
  noticed as (
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, l.txn_id, 'moneyReceived', p_now from paid l join app_user u on u.customer_id = l.customer_id),
  heard as (
    insert into outbox_event (customer_id, type, payload, created_at)
      select customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', id::text, 'dataVersion', data_version::text), p_now
        from credited where customer_id is not null
      union all select customer_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', txn_id::text, 'notice', 'moneyReceived'), p_now
        from paid)
  update batch_line l set outcome = case when x.refusal is null then 'paid' else 'rejected' end, refusal = x.refusal, txn_id = x.txn_id
    from line x where l.batch_id = p_batch and l.number = x.number;
end
$$;
