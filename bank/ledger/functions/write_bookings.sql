-- Writes what booking some operations leaves behind, each in a posting of its own, and answers their transactions in the order
-- of the operations. Whoever calls has checked them and holds their limits and accounts.
-- A group looks up its rows one by one, however large the tables have become: a plan made while a table was small kept a copy of all
-- of it for a group of four, hence the planner's switches.
create or replace function write_bookings(p_operations bigint[], p_now timestamptz) returns bigint[]
language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
declare
  postings bigint[];
  transactions bigint[];
  leg_postings bigint[];
  leg_accounts bigint[];
  leg_amounts bigint[];
  leg_fees boolean[];
  has_others boolean;
begin
  select array_agg(nextval('posting_id_seq')), array_agg(nextval('txn_id_seq')) into postings, transactions from unnest(p_operations);
  select array_agg(x.posting order by x.place, l.place), array_agg(l.account order by x.place, l.place), array_agg(l.amount
      order by x.place, l.place),
      array_agg(l.place > 1 and l.account = o.debit_account_id order by x.place, l.place)
    into leg_postings, leg_accounts, leg_amounts, leg_fees
    from unnest(p_operations, postings) with ordinality x (operation, posting, place)
      join operation o on o.id = x.operation
      cross join unnest(o.leg_accounts, o.leg_amounts) with ordinality l (account, amount, place);
  perform book_legs_of(leg_postings, leg_accounts, leg_amounts, leg_fees, p_now);
  with booked as materialized (
    select o.customer_id, o.user_id, o.operation_id, o.txn_code, o.booked_status, o.debit_account_id, o.debit_number, o.currency,
        o.amount, o.credit_account_id, o.credit_number, o.credited_currency, o.credited, o.fee, o.debit_name, o.credit_name,
        o.purpose, o.fingerprint, o.terms, o.rail, o.recipient_id, x.posting_id, x.txn_id,
        coalesce((select h.notice from movement_hook h where h.txn_code = o.txn_code), case when o.booked_status = 'ACCEPTED'
          then 'transferBooked' when o.rail is null then 'orderAccepted' else 'paymentAccepted' end) as notice
      from unnest(p_operations, postings, transactions) x (operation, posting_id, txn_id) join operation o on o.id = x.operation
  ), posted as (
    insert into posting (id, created_at) overriding system value select b.posting_id, p_now from booked b
  ), told as (
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
        debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
        sender_name, recipient_name, purpose, fingerprint, terms)
      overriding system value
      select b.txn_id, b.posting_id, b.operation_id, b.txn_code, b.booked_status, p_now, b.debit_account_id, b.debit_number, b.currency,
          b.amount, b.credit_account_id, b.credit_number, b.credited_currency, b.credited, b.fee, b.amount + b.fee,
          b.debit_name, b.credit_name, b.purpose, b.fingerprint, b.terms
        from booked b
  ), listed as (
    insert into txn_of_customer (customer_id, created_at, txn_id) select b.customer_id, p_now, b.txn_id from booked b
  ), noticed as (
    insert into notification (user_id, txn_id, kind, created_at) select b.user_id, b.txn_id, b.notice, p_now from booked b
  ), announced as (
    insert into outbox_event (customer_id, user_id, type, payload, created_at)
      select b.customer_id, b.user_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', b.txn_id::text, 'notice', b.notice), p_now
        from booked b
  )
  select coalesce(bool_or(b.recipient_id <> b.customer_id or b.rail is not null), false) into has_others from booked b;
  if has_others then
    perform tell_others(p_operations, transactions, p_now);
  end if;
  return transactions;
end
$$;
