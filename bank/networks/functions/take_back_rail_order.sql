-- Returns money a network has held and not paid out: it was recalled or not collected. The fee was earned by carrying it. A second
-- caller changes nothing.
create or replace function take_back_rail_order(p_order bigint, p_reason text, p_content jsonb, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r rail_order;
  o operation;
begin
  select * into strict r from rail_order x where x.id = p_order for no key update;
  select * into strict o from operation x where x.id = r.operation_id;
  if r.state <> 'sent' or o.debit_account_id is null then
    return false;
  end if;
  perform give_limit_back(o);
  perform book_return(o, o.leg_accounts[2], o.amount, 0, p_now);
  update rail_order x set state = 'returned', reason = p_reason, changed_at = p_now, closed = true where x.id = p_order;
  update txn t set status = 'RETURNED' where t.id = r.txn_id;
  insert into notification (user_id, txn_id, content, created_at) values (o.user_id, r.txn_id, p_content, p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, null, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', r.txn_id::text), p_now),
    (o.customer_id, o.user_id, 'NOTIFICATION',
      jsonb_build_object('title', (select jsonb_object_agg(c.key, c.value -> 'title') from jsonb_each(p_content) c)), p_now);
  return true;
end
$$;

grant execute on function take_back_rail_order to tulpar_bank;
