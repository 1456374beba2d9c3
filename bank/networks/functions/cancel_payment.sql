-- Cancels a payment that no worker has taken to its network yet: the money, the fee and the limit return by a posting. False when it may
-- have left, or when there is no such payment of this customer.
create or replace function cancel_payment(p_customer bigint, p_user bigint, p_txn bigint, p_reference text, p_now timestamptz,
  p_source jsonb default '{}')
  returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r rail_order;
  o operation;
begin
  -- A worker takes an order by counting its attempt under the same lock.
  select x.* into r from rail_order x join operation y on y.id = x.operation_id
    where x.txn_id = p_txn and y.customer_id = p_customer and y.debit_account_id is not null
      and x.state = 'queued' and x.attempts = 0 and not x.closed
    for no key update of x;
  if found then
    select * into strict o from operation x where x.id = r.operation_id;
    perform give_limit_back(o);
    perform book_return(o, o.leg_accounts[2], o.amount, o.fee, p_now);
    update rail_order x set state = 'rejected', reason = 'cancelled by the customer', changed_at = p_now, closed = true where x.id = r.id;
    update txn t set status = 'CANCELLED' where t.id = p_txn;
    insert into outbox_event (customer_id, type, payload, created_at)
      values (p_customer, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', p_txn::text), p_now);
  end if;
  perform record_act(p_customer, p_user, 'TRANSACTION_DELETE_BY_ID', p_reference,
    case when r.id is null then 'OPERATION_IMPOSSIBLE' else 'SUCCESS' end, p_txn::text, p_now, p_source,
    case when r.id is not null then 'recalled' end, o.id, o.debit_account_id);
  return r.id is not null;
end
$$;

grant execute on function cancel_payment to tulpar_bank;
