-- Pays some lines of a salary, each with a posting and a line of history of its own, or stores the reason it cannot be paid. The caller has
-- locked the run.
create or replace function book_salary_lines(o operation, p_batch bigint, p_numbers integer[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  transit constant bigint = o.leg_accounts[2];
begin
  -- By their ids, so that a bank of a million accounts reads those of the chunk only.
  perform from account a
    where a.id = any (array(select x.id from batch_line l join account x on x.number = l.account_number
      where l.batch_id = p_batch and l.number = any (p_numbers)) || transit)
    order by a.id for no key update;
  with line as materialized (
    select l.number, l.amount, l.currency, l.wanted ->> 'purpose' as purpose, a.id as account_id, a.number as account_number, a.customer_id,
        c.name ->> 'ru' as owner_name, checked.refusal,
        case when checked.refusal is null then nextval('posting_id') end as posting_id,
        case when checked.refusal is null then nextval('txn_id_seq') end as txn_id
      from batch_line l left join account a on a.number = l.account_number left join customer c on c.id = a.customer_id
        cross join lateral (select case
          when a.id is null or a.record_status = 'C' or a.customer_id is null or a.account_class like '3%'
            or a.product <> 'current' then 'ACCOUNT_CREDIT_NOT_FOUND'
          when a.currency <> l.currency then 'CURRENCY_MISMATCH'
          when a.dormant then 'ACCOUNT_CREDIT_DORMANT'
          when a.credit_stopped then 'ACCOUNT_NO_CREDIT'
        end as refusal) checked
      where l.batch_id = p_batch and l.number = any (p_numbers) and l.outcome is null),
  paid as (select * from line where refusal is null),
  posted as materialized (
    select t.posting_id, t.accounts
      from (select array_agg(x.posting_id order by x.number, l.place) as postings,
            array_agg(l.account order by x.number, l.place) as accounts, array_agg(l.amount order by x.number, l.place) as amounts
          from paid x cross join lateral (values (1, transit, -x.amount), (2, x.account_id, x.amount::bigint)) l (place, account, amount)
          having count(*) > 0) leg
        cross join post_legs(leg.postings, leg.accounts, leg.amounts, null, p_now) p
        cross join unnest(p.postings, p.accounts) t (posting_id, accounts)),
  recorded as (
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_number, debit_currency, debit_amount,
        credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited, sender_name, recipient_name, purpose)
      overriding system value
      select txn_id, posting_id, gen_random_uuid(), 'SALARY_RECEIVED', 'ACCEPTED', p_now, o.debit_number, currency, amount,
          account_id, account_number, currency, amount, 0, amount, o.debit_name, owner_name, purpose from paid),
  listed as (insert into txn_of_customer (customer_id, created_at, txn_id) select customer_id, p_now, txn_id from paid),
  noticed as (
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, l.txn_id, 'moneyReceived', p_now from paid l join app_user u on u.customer_id = l.customer_id),
  announced as (
    insert into outbox_event (customer_id, type, payload, created_at)
      select x.customer_id, 'BOOKING',
          jsonb_build_object('txnId', x.txn_id::text, 'notice', 'moneyReceived', 'accounts', t.accounts), p_now
        from paid x join posted t on t.posting_id = x.posting_id)
  update batch_line l set outcome = case when x.refusal is null then 'paid' else 'rejected' end, refusal = x.refusal, txn_id = x.txn_id
    from line x where l.batch_id = p_batch and l.number = x.number;
end
$$;
