-- Stores the state a network reports of an order. Only a step forward changes anything, so a second process changes nothing. Incoming money
-- that cannot be credited is `undoing` instead of `settled`. Returns whether something has changed.
create or replace function advance_rail_order(p_order bigint, p_state text, p_reason text, p_next timestamptz, p_now timestamptz)
  returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r rail_order;
  o operation;
  reached text := p_state;
  why text := p_reason;
  arrival record;
  arrived_by bigint;
  notice text;
begin
  select * into strict r from rail_order x where x.id = p_order for no key update;
  select * into strict o from operation x where x.id = r.operation_id;
  if not ((r.state, p_state) in (('queued', 'sent'), ('queued', 'rejected'), ('sent', 'settled'), ('sent', 'rejected'))
      or case when o.debit_account_id is null then (r.state, p_state) = ('undoing', 'undone')
        else (r.state, p_state) = ('settled', 'returned') end) then
    return false;
  end if;
  if o.debit_account_id is not null then
    notice := book_outgoing_step(o, p_state, p_now);
  elsif p_state = 'settled' then
    select * into arrival from book_arrival(o, p_now);
    arrived_by := arrival.posting_id;
    if arrived_by is null then
      reached := 'undoing';
      why := arrival.refusal;
    else
      notice := 'arrivalDone';
    end if;
  elsif p_state in ('rejected', 'undone') then
    perform book_nothing_came(o, p_now);
    notice := case p_state when 'rejected' then 'arrivalRejected' else 'arrivalUndone' end;
  end if;
  update rail_order x set state = reached, reason = why, changed_at = p_now, attempts = 0, arrival_posting_id = arrived_by,
      next_attempt_at = case reached when 'undoing' then p_now else coalesce(p_next, x.next_attempt_at) end,
      closed = reached in ('rejected', 'returned', 'undone') or arrived_by is not null
    where x.id = p_order;
  -- A money transfer the system has taken waits for its recipient; anything else that was sent is being carried out.
  update txn t set status = case reached
      when 'sent' then case when r.rail = 'remittance' and o.debit_account_id is not null then 'WAITING' else 'IN_PROCESS' end
      when 'undoing' then 'IN_PROCESS' when 'settled' then 'ACCEPTED' when 'rejected' then 'REJECTED' else 'RETURNED' end
    where t.id = r.txn_id;
  insert into outbox_event (customer_id, type, payload, created_at)
    values (o.customer_id, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', r.txn_id::text), p_now);
  if notice is not null then
    insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, r.txn_id, notice, p_now);
    insert into outbox_event (customer_id, user_id, type, payload, created_at) values (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', r.txn_id::text, 'notice', notice), p_now);
  end if;
  return true;
end
$$;

grant execute on function advance_rail_order to tulpar_bank;
