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
        cross join lateral (select credit_refusal(a, a.customer_id, l.currency) as refusal) checked
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
  written as materialized (
    select
      from (select array_agg(row(p.txn_id, p.posting_id, gen_random_uuid(), 'SALARY_RECEIVED', 'ACCEPTED', p_now, null, o.debit_number,
              p.currency, p.amount, p.account_id, p.account_number, p.currency, p.amount, 0, p.amount, o.debit_name, p.owner_name,
              p.purpose, '', '{}', null)::txn) as lines,
            array_agg(p.txn_id) as txns, array_agg(p.customer_id) as customers, array_agg('moneyReceived'::text) as notices,
            array_agg(t.accounts) as accounts
          from paid p join posted t on t.posting_id = p.posting_id having count(*) > 0) l
        cross join write_history(l.lines, l.txns, l.customers, p_now)
        cross join announce_bookings(l.txns, l.customers, null, l.notices, l.accounts, p_now))
  update batch_line l set outcome = case when x.refusal is null then 'paid' else 'rejected' end, refusal = x.refusal, txn_id = x.txn_id
    from line x left join written on true where l.batch_id = p_batch and l.number = x.number;
end
$$;
