-- Books operations, each as a posting of its own: writes entries, history, notices and events of makers and payees, and orders to networks.
-- Returns their transactions. The caller has checked them and holds the locks of their limits and accounts.
-- A group looks up its rows by index. A plan made while the tables were small would stay in a connection and read whole tables
-- with hash or merge joins. Custom plans for the arrays of each call cost more than they save (docs/bench.md, `planner`).
create or replace function book(p_operations bigint[], p_now timestamptz) returns table (operation bigint, transaction_id bigint)
language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
#variable_conflict use_column
begin
  return query
  with booked as materialized (
    select r.o, x.place, nextval('posting_id') as posting_id, nextval('txn_id_seq') as txn_id,
        coalesce((select h.notice from movement_hook h where h.txn_code = (r.o).txn_code), case when (r.o).booked_status = 'ACCEPTED'
          then 'transferBooked' when (r.o).rail is null then 'orderAccepted' else 'paymentAccepted' end) as notice
      from unnest(p_operations) with ordinality x (operation, place)
        cross join lateral (select o from operation o where o.id = x.operation limit 1) r
  ), posted as materialized (
    select t.posting_id, t.customer_id, t.accounts
      from (select array_agg(b.posting_id order by b.place, l.place) as postings,
            array_agg(l.account order by b.place, l.place) as accounts, array_agg(l.amount order by b.place, l.place) as amounts,
            array_agg(l.place > 1 and l.account = (b.o).debit_account_id order by b.place, l.place) as fees
          from booked b cross join unnest((b.o).leg_accounts, (b.o).leg_amounts) with ordinality l (account, amount, place)) leg
        cross join post_legs(leg.postings, leg.accounts, leg.amounts, leg.fees, p_now) p
        cross join unnest(p.postings, p.customers, p.accounts) t (posting_id, customer_id, accounts)
  ), recipients as materialized (
    -- Users who have a notice; none stands for every user of the payee.
    select r.*, p.accounts
      from (
        select b.posting_id, b.txn_id, (b.o).customer_id, (b.o).user_id, b.notice from booked b
        union all
        select b.posting_id, b.txn_id, (b.o).recipient_id, null, 'moneyReceived' from booked b
          where (b.o).recipient_id <> (b.o).customer_id) r
        left join posted p on p.posting_id = r.posting_id and p.customer_id = r.customer_id
  ), finished as (
    update operation o set state = 'booked', booked_at = p_now, txn_id = (select b.txn_id from booked b where (b.o).id = o.id)
      where o.id = any (p_operations)
  ), written as materialized (
    select
      from (select array_agg(row(b.txn_id, b.posting_id, (b.o).operation_id, (b.o).txn_code, (b.o).booked_status, p_now,
              (b.o).debit_account_id, nullif((b.o).debit_number, ''), (b.o).currency, (b.o).amount, (b.o).credit_account_id,
              (b.o).credit_number, (b.o).credited_currency, (b.o).credited, (b.o).fee, (b.o).amount + (b.o).fee, (b.o).debit_name,
              (b.o).credit_name, (b.o).purpose, (b.o).fingerprint, (b.o).terms, null)::txn) as lines from booked b) b
        cross join (select array_agg(r.txn_id) as txns, array_agg(r.customer_id) as customers, array_agg(r.user_id) as users,
            array_agg(r.notice) as notices, array_agg(r.accounts) as accounts from recipients r) r
        cross join write_history(b.lines, r.txns, r.customers, p_now)
        cross join announce_bookings(r.txns, r.customers, r.users, r.notices, r.accounts, p_now)
  ), ordered as (
    insert into rail_order (operation_id, txn_id, rail, next_attempt_at, changed_at)
      select (b.o).id, b.txn_id, (b.o).rail, greatest((b.o).send_not_before, p_now), p_now from booked b where (b.o).rail is not null
  )
  select (b.o).id, b.txn_id from booked b cross join written;
end
$$;
