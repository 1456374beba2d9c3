-- Moves a locked application to a state, and its line of history to the status of that state. The price of one that is rejected or
-- cancelled comes back as a return of its payment; of one that cost nothing, nothing comes back.
create or replace function move_application(p_txn bigint, p_state text, p_status text, p_comment text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
begin
  update application a set state = p_state where a.txn_id = p_txn;
  insert into application_step (txn_id, state, at, comment) values (p_txn, p_state, p_now, p_comment);
  update txn t set status = p_status where t.id = p_txn;
  select x.* into strict o from operation x join application a on a.operation_id = x.id where a.txn_id = p_txn;
  if o.amount > 0 and p_state in ('REJECTED', 'CANCELLED') then
    perform book_return(o, o.leg_accounts[2], o.amount, o.fee, p_now);
  end if;
  insert into outbox_event (customer_id, type, payload, created_at)
    values (o.customer_id, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', p_txn::text), p_now);
end
$$;

grant execute on function move_application to tulpar_bank;
