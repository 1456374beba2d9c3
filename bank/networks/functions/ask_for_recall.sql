-- Requests the recall of an uncollected money transfer. Nothing is booked: only the network knows whether it is still there.
-- False when there is no such transfer of this customer, or when it is too late to ask.
create or replace function ask_for_recall(p_customer bigint, p_user bigint, p_txn bigint, p_reference text, p_now timestamptz)
  returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked bigint;
begin
  update rail_order r set recall_asked_at = coalesce(r.recall_asked_at, p_now), next_attempt_at = least(r.next_attempt_at, p_now)
    from operation o
    where r.txn_id = p_txn and o.id = r.operation_id and o.customer_id = p_customer and o.debit_account_id is not null
      and r.rail = 'remittance' and r.state in ('queued', 'sent') and not r.closed
    returning r.id into asked;
  if asked is not null then
    insert into outbox_event (customer_id, type, payload, created_at)
      values (p_customer, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', p_txn::text), p_now);
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'TRANSACTION_DELETE_BY_ID', p_reference,
      case when asked is null then 'OPERATION_IMPOSSIBLE' else 'SUCCESS' end, p_txn::text);
  return asked is not null;
end
$$;

grant execute on function ask_for_recall to tulpar_bank;
