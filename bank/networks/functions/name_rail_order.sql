-- Stores the reference a network has given to an order, and notifies the sender; only the first caller does both. p_message is empty where
-- there is no message to send.
create or replace function name_rail_order(p_order bigint, p_reference text, p_message text, p_content jsonb, p_now timestamptz)
  returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  of_txn bigint;
begin
  update rail_order r set reference = p_reference where r.id = p_order and r.reference = '' returning r.txn_id into of_txn;
  if not found then
    return false;
  end if;
  select y.* into strict o from operation y join rail_order r on r.operation_id = y.id where r.id = p_order;
  if p_message <> '' then
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at, give_up_at)
      select u.id, u.phone, p_message, p_now, p_now, p_now + interval '1 day' from app_user u where u.id = o.user_id;
    insert into notification (user_id, txn_id, content, created_at) values (o.user_id, of_txn, p_content, p_now);
    insert into outbox_event (customer_id, user_id, type, payload, created_at) values (o.customer_id, o.user_id, 'NOTIFICATION',
      jsonb_build_object('title', (select jsonb_object_agg(c.key, c.value -> 'title') from jsonb_each(p_content) c)), p_now);
  end if;
  insert into outbox_event (customer_id, type, payload, created_at)
    values (o.customer_id, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', of_txn::text), p_now);
  return true;
end
$$;

grant execute on function name_rail_order to tulpar_bank;
