-- Requests the recall of an uncollected money transfer, or of a payment that has left for another bank. Nothing is booked: only the network
-- or the other bank knows whether the money is still there. False when there is no such payment of this customer, or when it is too late.
create or replace function ask_for_recall(p_customer bigint, p_user bigint, p_txn bigint, p_reference text, p_now timestamptz,
  p_source jsonb default '{}')
  returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  recalled operation;
  asked bigint;
  is_first boolean;
begin
  update rail_order r set recall_asked_at = coalesce(r.recall_asked_at, p_now), next_attempt_at = least(r.next_attempt_at, p_now)
    from operation o
    where r.txn_id = p_txn and o.id = r.operation_id and o.customer_id = p_customer and o.debit_account_id is not null
      and (r.rail, r.state) in (('remittance', 'queued'), ('remittance', 'sent'), ('interbank', 'queued'), ('interbank', 'sent'),
        ('interbank', 'settled')) and not r.closed
    returning r.id into asked;
  if asked is not null then
    insert into outbox_event (customer_id, type, payload, created_at)
      values (p_customer, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', p_txn::text), p_now);
  end if;
  select x.* into recalled from operation x join rail_order r on r.operation_id = x.id where r.id = asked;
  -- The order is locked by now, so an entry of an earlier call is seen.
  is_first := not exists (select from audit_event e where e.document_id = recalled.id and e.act = 'recalled');
  perform record_act(p_customer, p_user, 'TRANSACTION_DELETE_BY_ID', p_reference,
    case when asked is null then 'OPERATION_IMPOSSIBLE' else 'SUCCESS' end, p_txn::text, p_now, p_source,
    case when asked is not null and is_first then 'recalled' end, recalled.id, recalled.debit_account_id);
  return asked is not null;
end
$$;

grant execute on function ask_for_recall to tulpar_bank;
