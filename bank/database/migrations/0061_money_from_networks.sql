-- Money comes in through networks as well: it is a claim on the network until the network has paid, and goes back when the
-- account it was meant for cannot take it any more.

-- What networks owe the bank; like the other accounts every movement touches, sixteen of each.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), 'RAIL_CLAIM', '1', b.currency, b.shard, '2024-01-01T00:00:00Z'
  from (
    select '128001' || lpad((70100000 + row_number() over (order by k.place, s.shard))::text, 8, '0') as digits, k.currency,
        s.shard::smallint as shard
      from unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS'])
          with ordinality k (currency, place),
        generate_series(0, 15) s (shard)) b;

alter table rail_order
  drop constraint rail_order_state_check,
  -- Money that came cannot be credited and is being given back; it has been given back.
  add constraint rail_order_state_check check (state in ('queued', 'sent', 'settled', 'rejected', 'returned', 'undoing', 'undone')),
  -- The posting that credited what came; the line of history is that of the claim.
  add column arrival_posting_id bigint references posting;

alter table notification drop constraint notification_kind;
alter table notification add constraint notification_kind check (kind in
  ('written', 'transferBooked', 'moneyReceived', 'moneySent', 'paymentAccepted', 'paymentDone', 'paymentRejected', 'paymentReturned',
    'arrivalDone', 'arrivalRejected', 'arrivalUndone'));

alter table sandbox_payment add column undone_at timestamptz;
grant update (undone_at) on sandbox_payment to tulpar_bank;

-- Books the legs of a posting on accounts that are locked, and tells whoever they belong to. A leg of nothing only has its
-- account locked and looked at: the one that money is expected on.
create or replace function book_legs(p_posting bigint, p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  changed account;
begin
  for leg in 1..cardinality(p_accounts) loop
    continue when p_amounts[leg] = 0;
    update account a
      set balance = a.balance + p_amounts[leg], data_version = a.data_version + 1, last_operation_at = p_now
      where a.id = p_accounts[leg]
      returning * into strict changed;
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      values (changed.id, changed.data_version, p_posting, p_amounts[leg], changed.currency, changed.balance);
    if changed.customer_id is not null then
      insert into outbox_event (customer_id, type, payload, created_at) values (changed.customer_id, 'UPDATED_ACCOUNT',
        jsonb_build_object('accountId', changed.id::text, 'dataVersion', changed.data_version::text), p_now);
    end if;
  end loop;
end
$$;

-- On the day of the booking, what counted against a limit counts no more. Limits are locked before accounts, as everywhere.
create function give_limit_back(o operation) returns void
language sql set search_path = public, pg_temp as $$
  update limit_use u set used_today = u.used_today - least(u.used_today, given_back), used_this_month = u.used_this_month - given_back
    from (select least(x.used_this_month, o.limit_amount) as given_back, x.customer_id, x.limit_code from limit_use x
      where x.customer_id = o.customer_id and x.limit_code = o.limit_code and x.day = bank_day(o.booked_at) for no key update) l
    where u.customer_id = l.customer_id and u.limit_code = l.limit_code
$$;

-- Credits what a network has paid, and clears the claim. Answers the posting, or the first reason why the account cannot take it.
create function book_arrival(o operation, p_now timestamptz, out refusal text, out posting_id bigint)
language plpgsql set search_path = public, pg_temp as $$
declare
  settlement constant bigint =
    (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'SETTLEMENT', 'currency', o.currency)), o.operation_id))[1];
  credit account;
begin
  perform from account a where a.id = any (o.leg_accounts[:2] || array[settlement, o.credit_account_id]) order by a.id for no key update;
  select * into credit from account a where a.id = o.credit_account_id;
  refusal := booking_refusal(o, null, credit);
  if refusal is null then
    insert into posting (created_at) values (p_now) returning id into posting_id;
    perform book_legs(posting_id, array[o.leg_accounts[1], settlement, o.leg_accounts[2], credit.id],
      array[o.amount + o.fee, -(o.amount + o.fee), -o.amount, o.amount], p_now);
  end if;
end
$$;

-- Takes back what was booked when money was expected that does not come, or has gone back.
create function book_nothing_came(o operation, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  new_posting bigint;
begin
  perform give_limit_back(o);
  perform from account a where a.id = any (o.leg_accounts) order by a.id for no key update;
  insert into posting (created_at) values (p_now) returning id into new_posting;
  perform book_legs(new_posting, o.leg_accounts, array(select -a from unnest(o.leg_amounts) a), p_now);
end
$$;

-- Books what the network says of money that goes out; answers what the customer is told.
create function book_outgoing_step(o operation, p_state text, p_now timestamptz) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  transit constant bigint = o.leg_accounts[2];
  settlement constant bigint =
    (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'SETTLEMENT', 'currency', o.currency)), o.operation_id))[1];
  new_posting bigint;
begin
  if p_state = 'settled' then
    perform from account a where a.id in (transit, settlement) order by a.id for no key update;
    insert into posting (created_at) values (p_now) returning id into new_posting;
    perform book_legs(new_posting, array[transit, settlement], array[-o.amount, o.amount], p_now);
    return 'paymentDone';
  elsif p_state = 'rejected' then
    -- Nothing was done for the fee.
    perform give_limit_back(o);
    perform book_return(o, o.leg_accounts[2], o.amount, o.fee, p_now);
    return 'paymentRejected';
  elsif p_state = 'returned' then
    perform book_return(o, settlement, o.amount, 0, p_now);
    return 'paymentReturned';
  end if;
  return null;
end
$$;

-- Writes down what the network has said of an order. Only a step forward changes anything, so whoever comes second, in whatever
-- process, changes nothing. Money that came and cannot be credited is `undoing` instead of `settled`. Answers whether
-- something has changed.
create or replace function advance_rail_order(p_order bigint, p_state text, p_reason text, p_next timestamptz, p_now timestamptz) returns boolean
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
  update txn t set status = case reached when 'sent' then 'IN_PROCESS' when 'undoing' then 'IN_PROCESS' when 'settled' then 'ACCEPTED'
      when 'rejected' then 'REJECTED' else 'RETURNED' end
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

revoke all on function give_limit_back, book_arrival, book_nothing_came, book_outgoing_step from public;
