-- Writes the effects of booked operations that not all operations have: the history, notices and events of payees, and orders to networks.
create or replace function tell_others(p_operations bigint[], p_transactions bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
begin
  with booked as materialized (
    select o.recipient_id, x.txn_id from unnest(p_operations, p_transactions) x (operation, txn_id) join operation o on o.id = x.operation
      where o.recipient_id <> o.customer_id
  ), listed as (
    insert into txn_of_customer (customer_id, created_at, txn_id) select b.recipient_id, p_now, b.txn_id from booked b
  ), noticed as (
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, b.txn_id, 'moneyReceived', p_now from booked b join app_user u on u.customer_id = b.recipient_id
  )
  insert into outbox_event (customer_id, type, payload, created_at)
    select b.recipient_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', b.txn_id::text, 'notice', 'moneyReceived'), p_now
      from booked b;
  insert into rail_order (operation_id, txn_id, rail, next_attempt_at, changed_at)
    select o.id, x.txn_id, o.rail, greatest(o.send_not_before, p_now), p_now
      from unnest(p_operations, p_transactions) x (operation, txn_id) join operation o on o.id = x.operation where o.rail is not null;
end
$$;
