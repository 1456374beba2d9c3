-- Stores that the other bank does not give a payment back, and notifies the customer. A second caller changes nothing.
create or replace function decline_recall(p_order bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_txn bigint;
  o operation;
begin
  update rail_order r set recall_declined_at = p_now
    where r.id = p_order and r.recall_asked_at is not null and r.recall_declined_at is null returning r.txn_id into of_txn;
  if not found then
    return;
  end if;
  select y.* into strict o from operation y join rail_order r on r.operation_id = y.id where r.id = p_order;
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, of_txn, 'recallDeclined', p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, null, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', of_txn::text), p_now),
    (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', of_txn::text, 'notice', 'recallDeclined'), p_now);
end
$$;

grant execute on function decline_recall to tulpar_bank;
