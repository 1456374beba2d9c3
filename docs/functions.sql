-- The functions of the database as the migrations leave them, by their names. Migrations are never edited, so a function that
-- has changed stands in several of them; here stands what runs. Made by `npm run generate`; do not edit, and nothing reads it.

-- 0012_notices_on_read.sql
-- Takes a code of a device that was right as the code of an operation; confirm_operation then finds it like any other.
create or replace function accept_device_code(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user and x.state = 'created'
    for no key update;
  if found then
    insert into code_subject (subject_kind, subject_id) values ('operation', o.id) on conflict do nothing;
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
      values ('operation', o.id, p_code_hash, o.digest, p_now, p_now + interval '1 minute');
  end if;
end
$$;

-- 0101_deposits_are_opened.sql
-- The account an application will open, as the ladder sees it.
create function account_of_application(o operation, p_now timestamptz) returns account
language plpgsql stable set search_path = public, pg_temp as $$
declare
  opened account;
begin
  opened := jsonb_populate_record(null::account, jsonb_build_object('id', o.credit_account_id, 'number', o.terms -> 'deposit' ->> 'accountNo',
    'customer_id', o.customer_id, 'account_class', '2010', 'class_group', '1', 'name', '', 'currency', o.credited_currency, 'balance', 0, 'blocked', 0,
    'lowest_balance', 0, 'debit_stopped', false, 'credit_stopped', false, 'frozen', false, 'dormant', false, 'available_for_operations', true,
    'record_status', 'O', 'data_version', 0, 'opened_at', p_now, 'product', 'deposit', 'stopped_by_customer', false));
  return opened;
end
$$;

-- 0046_fewer_steps.sql
-- The account of the bank of this class and currency that an operation goes through.
create function account_of_bank(p_class text, p_currency text, p_operation uuid) returns bigint
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (select a.id from account a where a.customer_id is null and a.account_class = p_class and a.currency = p_currency
    and a.shard = get_byte(uuid_send(p_operation), 15) & 15);
end
$$;

-- 0080_accounts_are_cared_for.sql
-- Only accounts of the list are changed this way: deposits and loans end by their contracts.
create or replace function account_setting_refusal(p_customer bigint, p_account bigint, p_action text) returns text
language sql stable set search_path = public, pg_temp as $$
  select coalesce((select case
      when p_action = 'reopen' then case when a.record_status = 'O' then 'OPERATION_IMPOSSIBLE' else '' end
      when a.record_status = 'C' then 'ACCOUNT_NOT_FOUND'
      when p_action = 'block' and a.debit_stopped then 'OPERATION_IMPOSSIBLE'
      when p_action = 'unblock' and not a.debit_stopped then 'OPERATION_IMPOSSIBLE'
      when p_action = 'unblock' and not a.stopped_by_customer then 'ACCOUNT_NO_DEBIT'
      when p_action = 'wake' and not a.dormant then 'OPERATION_IMPOSSIBLE'
      else '' end
    from account a
    where a.id = p_account and a.customer_id = p_customer and a.account_class not like '3%' and a.product = 'current'), 'ACCOUNT_NOT_FOUND')
$$;

-- 0030_movements.sql
-- The accounts of a plan: a leg names an account by its id, or one of the bank by its class and currency.
create function accounts_of_legs(p_legs jsonb, p_operation uuid) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  select array_agg(
      case jsonb_typeof(l.leg -> 'account') when 'string' then (l.leg ->> 'account')::bigint
        else (select a.id from account a where a.customer_id is null and a.account_class = l.leg ->> 'class'
          and a.currency = l.leg ->> 'currency' and a.shard = get_byte(uuid_send(p_operation), 15) & 15) end
      order by l.place)
    from jsonb_array_elements(p_legs) with ordinality l (leg, place)
$$;

-- 0061_money_from_networks.sql
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

-- 0090_money_transfers.sql
-- The sender of a money transfer that nobody has picked up wants it back. Nothing is booked: only the network knows whether it is still
-- there. False when there is no such transfer of this customer, or when it is too late for asking.
create function ask_for_recall(p_customer bigint, p_user bigint, p_txn bigint, p_reference text, p_now timestamptz) returns boolean
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

-- 0089_deposits.sql
-- What lay on an account when a day began. Postings of the bank may count from another day than the one they were made on.
create function balance_at_start_of(p_account bigint, p_day date) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(e.amount), 0)::bigint from entry e join posting p on p.id = e.posting_id
    where e.account_id = p_account and coalesce(p.value_day, bank_day(p.created_at)) < p_day
$$;

-- 0031_limits_and_recipients.sql
-- The Bishkek day of a moment; there has been no other offset since 2005.
create function bank_day(p_moment timestamptz) returns date
language sql immutable as $$ select (p_moment at time zone 'UTC' + interval '6 hours')::date $$;

-- 0106_lines_of_batches_are_found.sql
-- How a line stands, see BATCH_LINE_STATUSES. p_now decides whether a document is out of date. Its names are bound here, so it needs no path of its own
-- and becomes part of the statement that asks: who asks for a few lines reads no others.
create or replace function batch_lines_at(p_batch bigint, p_now timestamptz)
returns table (number integer, status text, amount bigint, fee bigint, why text)
language sql stable begin atomic
  select l.number,
      case
        when l.faults <> '[]' then 'faulty'
        when l.chosen then 'chosen'
        when l.operation_id is null then case when l.refusal is null then 'draft' else 'declined' end
        when o.state in ('declined', 'expired') or o.state = 'signing' and o.expires_at <= p_now then 'declined'
        when o.state = 'signing' then 'signing'
        when b.kind = 'salary' then case l.outcome when 'paid' then 'done' when 'rejected' then 'rejected' else 'processing' end
        when t.status in ('ACCEPTED', 'CONFIRMED') then 'done'
        when t.status in ('REJECTED', 'RETURNED', 'CANCELLED', 'DECLINED') then 'rejected'
        else 'processing'
      end,
      l.amount, l.fee, l.refusal
    from batch b join batch_line l on l.batch_id = b.id
      left join operation o on o.customer_id = b.customer_id and o.operation_id = l.operation_id
      left join txn t on t.id = o.txn_id
    where b.id = p_batch;
end;

-- 0107_batches_are_counted.sql
-- How the lines of a batch stand together.
create function batch_totals_at(p_batch bigint, p_now timestamptz) returns table (status text, lines integer, total bigint)
language sql stable set search_path = public, pg_temp as $$
  select line_status(c.standing, b.kind, o, t.status, p_now) as status, sum(c.lines)::integer, sum(c.total)::bigint
    from batch b join batch_tally c on c.batch_id = b.id
      left join operation o on o.customer_id = b.customer_id and o.operation_id = c.operation_id
      left join txn t on t.id = o.txn_id
    where b.id = p_batch and c.lines > 0
    group by 1
$$;

-- 0124_wrong_codes_of_a_user.sql
-- Takes a try of a subject whose code is judged outside the database, unless the codes of its owner are held. The lock stays
-- until the transaction ends, so the verdict is counted before the next code is judged.
create function begin_guess(p_owner_kind text, p_owner bigint, p_kind text, p_subject bigint, p_now timestamptz,
  out refusal text, out tries_remaining integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_wrong_codes(p_owner_kind, p_owner);
  if codes_held_until(p_owner_kind, p_owner, p_now) is not null then
    refusal := 'CONFIRMATIONS_ON_HOLD';
    return;
  end if;
  tries_remaining := take_try(p_kind, p_subject);
  refusal := case when tries_remaining is null then 'OTP_TRIES_LIMIT_EXCEEDED' end;
end
$$;

-- 0083_recipients_are_checked.sql
create function begin_recipient_lookup(p_user bigint, p_address text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  this_hour constant timestamptz = date_trunc('hour', p_now);
  asking constant cidr = lookup_network(p_address);
  seen recipient_lookup;
begin
  insert into recipient_lookup (user_id, hour, found, missed) values (p_user, this_hour, 0, 1)
    on conflict (user_id) do update
      set hour = excluded.hour,
        found = case when recipient_lookup.hour = excluded.hour then recipient_lookup.found else 0 end,
        missed = case when recipient_lookup.hour = excluded.hour then least(recipient_lookup.missed, 10) else 0 end + 1
    returning * into seen;
  if seen.found >= 100 or seen.missed > 10 or not network_may_look_up(asking, p_now) then
    return false;
  end if;
  perform count_network_miss(asking, p_now);
  return true;
end
$$;

-- 0024_sign_in_sources.sql
-- How long the next block lasts: a quarter of an hour, twice as long each further time, and a day at most.
create function block_of(p_blocks integer) returns interval
language sql immutable set search_path = public, pg_temp as $$
  select least(interval '15 minutes' * (1 << least(p_blocks, 10)), interval '1 day')
$$;

-- 0061_money_from_networks.sql
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

-- 0104_bookings_of_a_group.sql
create or replace function book_legs(p_posting bigint, p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform book_legs_of(array_fill(p_posting, array[cardinality(p_accounts)]), p_accounts, p_amounts, null, p_now);
end
$$;

-- 0104_bookings_of_a_group.sql
-- Writes the legs of some postings, whose accounts are locked: balances, entries in the order of the legs, and the events that tell of it.
-- p_fees says which legs are fees, null where none is.
create function book_legs_of(p_postings bigint[], p_accounts bigint[], p_amounts bigint[], p_fees boolean[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  missing integer;
  deposits bigint[];
  loans bigint[];
begin
  with leg as materialized (
    select x.posting, x.account, x.amount, coalesce(x.is_fee, false) as is_fee, sum(x.amount) over whole as total, count(*) over whole as legs,
        sum(x.amount) over so_far as total_so_far, count(*) over so_far as place
      from unnest(p_postings, p_accounts, p_amounts, p_fees) with ordinality x (posting, account, amount, is_fee, place)
      where x.amount <> 0
      window whole as (partition by x.account), so_far as (partition by x.account order by x.place)
  ), changed as (
    update account a
      set balance = a.balance + l.total, data_version = a.data_version + l.legs, last_operation_at = p_now
      from leg l where a.id = l.account and l.place = l.legs
      returning a.id, a.customer_id, a.product, a.currency, a.balance, a.data_version
  ), written as materialized (
    select c.id, c.customer_id, c.product, c.currency, c.data_version - l.legs + l.place as version, l.posting, l.amount, l.is_fee,
        c.balance - l.total + l.total_so_far as balance
      from leg l join changed c on c.id = l.account
  ), entered as (
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after, is_fee)
      select w.id, w.version, w.posting, w.amount, w.currency, w.balance, w.is_fee from written w
  ), told as (
    insert into outbox_event (customer_id, type, payload, created_at)
      select w.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', w.id::text, 'dataVersion', w.version::text), p_now
        from written w where w.customer_id is not null and w.product = 'current'
  )
  select (select count(*) from leg) - (select count(*) from written), array_agg(c.id) filter (where c.product = 'deposit'),
      array_agg(c.id) filter (where c.product = 'loan')
    into missing, deposits, loans from changed c;
  if missing <> 0 then
    raise exception 'A leg of the postings % is of an account that there is not', p_postings;
  end if;
  for place in 1..coalesce(cardinality(deposits), 0) loop
    perform tell_deposit(deposits[place], p_now);
  end loop;
  for place in 1..coalesce(cardinality(loans), 0) loop
    perform tell_loan(loans[place], p_now);
  end loop;
end
$$;

-- 0061_money_from_networks.sql
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

-- 0072_products.sql
-- Books what the bank makes of its own accord: interest, fees, the end of a contract. What was booked under a key before is answered
-- again. At most one account of a customer gives and at most one is given to, and p_txn says what stands in their history:
-- { code, bankName, purpose?, terms?, valueDay?, notice?, txnId? }. With txnId the line stands already, as the operation it carries out.
create function book_of_bank(p_key text, p_accounts bigint[], p_amounts bigint[], p_txn jsonb, p_now timestamptz,
  out posting_id bigint, out transaction_id bigint, out booked boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  locked account;
  debit account;
  credit account;
  leg_amount bigint;
  given bigint;
  taken bigint;
  bank_name constant text = p_txn ->> 'bankName';
  owner bigint;
begin
  for locked in select * from account a where a.id = any (p_accounts) order by a.id for no key update loop
    continue when locked.customer_id is null;
    select sum(l.amount) into leg_amount from unnest(p_accounts, p_amounts) l (id, amount) where l.id = locked.id;
    if leg_amount < 0 and debit.id is null then
      debit := locked;
      given := -leg_amount;
    elsif leg_amount > 0 and credit.id is null then
      credit := locked;
      taken := leg_amount;
    else
      raise exception 'The posting % touches more accounts of customers than a line of history tells of', p_key;
    end if;
  end loop;
  if exists (select from unnest(p_accounts, p_amounts) l (id, amount) left join account a on a.id = l.id
      group by a.currency having sum(l.amount) <> 0 or a.currency is null) then
    raise exception 'The posting % is not balanced', p_key;
  end if;
  posting_id := nextval('posting_id_seq');
  if debit.id is not null or credit.id is not null then
    if p_txn is null then
      raise exception 'The posting % says nothing to the customer whose account it touches', p_key;
    end if;
    transaction_id := coalesce((p_txn ->> 'txnId')::bigint, nextval('txn_id_seq'));
  end if;
  insert into bank_posting (key, posting_id, txn_id) values (p_key, posting_id, transaction_id) on conflict do nothing;
  booked := found;
  if not booked then
    select b.posting_id, b.txn_id into strict posting_id, transaction_id from bank_posting b where b.key = p_key;
    return;
  end if;
  insert into posting (id, created_at, value_day) overriding system value
    values (posting_id, p_now, (p_txn ->> 'valueDay')::date);
  perform book_legs(posting_id, p_accounts, p_amounts, p_now);
  if transaction_id is null then
    return;
  end if;
  if p_txn ? 'txnId' then
    update txn t set status = 'ACCEPTED' where t.id = transaction_id;
  else
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
        debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
        sender_name, recipient_name, purpose, terms)
      overriding system value
      values (transaction_id, posting_id, gen_random_uuid(), p_txn ->> 'code', 'ACCEPTED', p_now,
        debit.id, debit.number, coalesce(debit.currency, credit.currency), coalesce(given, taken),
        credit.id, credit.number, coalesce(credit.currency, debit.currency), coalesce(taken, given), 0, coalesce(given, taken),
        coalesce((select c.name ->> 'ru' from customer c where c.id = debit.customer_id), bank_name),
        coalesce((select c.name ->> 'ru' from customer c where c.id = credit.customer_id), bank_name),
        coalesce(p_txn ->> 'purpose', ''), coalesce(p_txn -> 'terms', '{}'));
  end if;
  for owner in select distinct x.id from unnest(array[debit.customer_id, credit.customer_id]) x (id) where x.id is not null loop
    insert into txn_of_customer (customer_id, created_at, txn_id)
      select owner, t.created_at, t.id from txn t where t.id = transaction_id on conflict do nothing;
    insert into outbox_event (customer_id, type, payload, created_at)
      values (owner, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', transaction_id::text), p_now);
    if p_txn ? 'notice' then
      insert into notification (user_id, txn_id, kind, created_at)
        select u.id, transaction_id, p_txn ->> 'notice', p_now from app_user u where u.customer_id = owner;
      insert into outbox_event (customer_id, type, payload, created_at) values (owner, 'TRANSACTION_NOTIFICATION',
        jsonb_build_object('txnId', transaction_id::text, 'notice', p_txn ->> 'notice'), p_now);
    end if;
  end loop;
end
$$;

-- 0104_bookings_of_a_group.sql
create or replace function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  locked account;
  debit account;
  credit account;
  use limit_use;
begin
  if o.confirm_before <= p_now then
    refusal := o.late_refusal;
    return;
  end if;
  if o.limit_code is not null then
    -- Whoever counts against the same limit waits here, before any account is locked.
    insert into limit_use (customer_id, limit_code, day, used_today, used_this_month)
      values (o.customer_id, o.limit_code, bank_day(p_now), 0, 0) on conflict do nothing;
    select * into strict use from limit_use u
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code for no key update;
    refusal := limit_refusal(o, limit_use_on(use, bank_day(p_now)));
    if refusal is not null then
      return;
    end if;
  end if;
  -- NO KEY, because rows of other tables may come to refer to an account while it is booked on.
  for locked in select * from account a where a.id = any (o.leg_accounts) order by a.id for no key update loop
    if locked.id = o.debit_account_id then
      debit := locked;
    end if;
    if locked.id = o.credit_account_id then
      credit := locked;
    end if;
  end loop;
  if o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
    credit := account_of_application(o, p_now);
  end if;
  refusal := booking_refusal(o, debit, credit);
  if refusal is null and o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' and not loan_is_as_agreed(o) then
    refusal := 'OPERATION_IMPOSSIBLE';
  end if;
  if refusal is null and o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    refusal := invoices_refusal(o);
  end if;
  if refusal is null and o.txn_code = 'MAKE_SALARY_BATCH' and not salary_is_as_agreed(o) then
    refusal := 'OPERATION_IMPOSSIBLE';
  end if;
  if refusal is not null then
    return;
  end if;
  if o.paid_once is not null then
    -- The last to be asked for, because a claim stays: whoever pays the same at the same moment waits here and is refused.
    insert into payment_claim as c (key, operation_id) values (o.paid_once, o.id)
      on conflict (key) do update set operation_id = excluded.operation_id
      where exists (select from operation x join txn t on t.id = x.txn_id
        where x.id = c.operation_id and t.status in ('REJECTED', 'RETURNED', 'CANCELLED'));
    if not found then
      refusal := o.paid_refusal;
      return;
    end if;
  end if;
  if o.limit_code is not null then
    use := limit_use_with(use, bank_day(p_now), o.limit_amount);
    update limit_use u set day = use.day, used_today = use.used_today, used_this_month = use.used_this_month
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code;
  end if;
  if o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
    -- Before its money is booked on it.
    perform open_deposit(o, credit, p_now);
  end if;
  transaction_id := (write_bookings(array[o.id], p_now))[1];
  if o.txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT' then
    perform order_deposit_closing(o, transaction_id, p_now);
  end if;
  if o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' then
    perform repay_loan(o, p_now);
  end if;
  if o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    perform pay_invoices(o, transaction_id, p_now);
  end if;
  if o.txn_code = 'MAKE_SALARY_BATCH' then
    insert into salary_run (operation_id, txn_id, started_at, next_attempt_at) values (o.id, transaction_id, p_now, p_now);
  end if;
end
$$;

-- 0061_money_from_networks.sql
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

-- 0033_rails.sql
-- Gives an amount of a payment back to the account it came from, and the fee as an entry of its own; keeps both for their owner when that
-- was closed. A posting and a line of history of its own, which names the line of the payment.
create function book_return(o operation, p_from bigint, p_amount bigint, p_fee bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  target bigint;
  fee_income bigint;
  new_posting bigint;
  new_txn bigint;
begin
  select case a.record_status when 'O' then a.id end into target from account a where a.id = o.debit_account_id;
  if target is null then
    target := (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'UNCLAIMED', 'currency', o.currency)), o.operation_id))[1];
  end if;
  if p_fee > 0 then
    fee_income := (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'FEE_INCOME', 'currency', o.currency)), o.operation_id))[1];
  end if;
  perform from account a where a.id in (p_from, target, fee_income) order by a.id for no key update;
  insert into posting (created_at) values (p_now) returning id into new_posting;
  if p_fee > 0 then
    perform book_legs_of(array_fill(new_posting, array[4]), array[p_from, target, fee_income, target],
      array[-p_amount, p_amount, -p_fee, p_fee], array[false, false, false, true], p_now);
  else
    perform book_legs(new_posting, array[p_from, target], array[-p_amount, p_amount], p_now);
  end if;
  insert into txn (posting_id, operation_id, txn_code, status, created_at, credit_account_id, credit_number, credit_currency,
      credit_amount, debit_number, debit_currency, debit_amount, fee, sender_name, recipient_name, purpose, return_of)
    values (new_posting, gen_random_uuid(), o.txn_code || '_RETURN', 'ACCEPTED', p_now, o.debit_account_id, o.debit_number, o.currency,
      p_amount, o.credit_number, o.currency, p_amount, p_fee, o.credit_name, o.debit_name, o.purpose, o.txn_id)
    returning id into new_txn;
  insert into txn_of_customer (customer_id, created_at, txn_id) values (o.customer_id, p_now, new_txn);
end
$$;

-- 0113_salaries_in_fewer_steps.sql
-- Pays some lines of a salary, each with a posting and a line of history of its own, or says of each why not. Who calls has locked the run.
create or replace function book_salary_lines(o operation, p_batch bigint, p_numbers integer[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  transit constant bigint = o.leg_accounts[2];
  waiting account;
begin
  -- By their ids, so that a bank of a million accounts reads those of the chunk only.
  perform from account a
    where a.id = any (array(select x.id from batch_line l join account x on x.number = l.account_number
      where l.batch_id = p_batch and l.number = any (p_numbers)) || transit)
    order by a.id for no key update;
  select * into strict waiting from account a where a.id = transit;
  with line as materialized (
    select l.number, l.amount, l.currency, l.wanted ->> 'purpose' as purpose, a.id as account_id, a.number as account_number, a.customer_id,
        c.name ->> 'ru' as owner_name, a.balance, a.data_version, judged.refusal,
        case when judged.refusal is null then nextval('posting_id_seq') end as posting_id,
        case when judged.refusal is null then nextval('txn_id_seq') end as txn_id
      from batch_line l left join account a on a.number = l.account_number left join customer c on c.id = a.customer_id
        cross join lateral (select case
          when a.id is null or a.record_status = 'C' or a.customer_id is null or a.account_class like '3%' or a.product <> 'current' then 'ACCOUNT_CREDIT_NOT_FOUND'
          when a.currency <> l.currency then 'CURRENCY_MISMATCH'
          when a.dormant then 'ACCOUNT_CREDIT_DORMANT'
          when a.credit_stopped then 'ACCOUNT_NO_CREDIT'
        end as refusal) judged
      where l.batch_id = p_batch and l.number = any (p_numbers) and l.outcome is null),
  paid as (select * from line where refusal is null),
  placed as (
    select *, row_number() over own as nth, sum(amount) over own as so_far, row_number() over every_line as place, sum(amount) over every_line as gone
      from paid window own as (partition by account_id order by number), every_line as (order by number)),
  posted as (insert into posting (id, created_at) overriding system value select posting_id, p_now from paid),
  entries as (
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      select account_id, data_version + nth, posting_id, amount, currency, balance + so_far from placed
      union all select transit, waiting.data_version + place, posting_id, -amount, currency, waiting.balance - gone from placed),
  credited as (
    update account a set balance = a.balance + g.total, data_version = a.data_version + g.lines, last_operation_at = p_now
      from (select account_id, sum(amount) as total, count(*) as lines from paid group by account_id
        union all select transit, -sum(amount), count(*) from paid having count(*) > 0) g
      where a.id = g.account_id returning a.id, a.customer_id, a.data_version),
  told as (
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_number, debit_currency, debit_amount,
        credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited, sender_name, recipient_name, purpose)
      overriding system value
      select txn_id, posting_id, gen_random_uuid(), 'SALARY_RECEIVED', 'ACCEPTED', p_now, o.debit_number, currency, amount,
          account_id, account_number, currency, amount, 0, amount, o.debit_name, owner_name, purpose from paid),
  seen as (insert into txn_of_customer (customer_id, created_at, txn_id) select customer_id, p_now, txn_id from paid),
  noticed as (
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, l.txn_id, 'moneyReceived', p_now from paid l join app_user u on u.customer_id = l.customer_id),
  heard as (
    insert into outbox_event (customer_id, type, payload, created_at)
      select customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', id::text, 'dataVersion', data_version::text), p_now
        from credited where customer_id is not null
      union all select customer_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', txn_id::text, 'notice', 'moneyReceived'), p_now from paid)
  update batch_line l set outcome = case when x.refusal is null then 'paid' else 'rejected' end, refusal = x.refusal, txn_id = x.txn_id
    from line x where l.batch_id = p_batch and l.number = x.number;
end
$$;

-- 0068_templates_and_schedules.sql
-- Books the operation that was created for a run, without a code of its own: the schedule was confirmed with one, and what is
-- booked is what its digest stands for. Whoever comes second, in whatever process, finds the run done and books nothing.
create function book_scheduled_run(p_run bigint, p_operation uuid, p_reference text, p_now timestamptz,
  out refusal text, out transaction_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  r schedule_run;
  s schedule;
  t template;
  o operation;
begin
  select * into strict r from schedule_run x where x.id = p_run for no key update;
  if r.state <> 'due' then
    transaction_id := r.txn_id;
    refusal := case when r.state = 'done' then null else 'OPERATION_NOT_FOUND' end;
    return;
  end if;
  -- Whoever pauses or ends the schedule waits until this is booked, or this finds it done.
  select * into strict s from schedule x where x.id = r.schedule_id for share;
  select * into strict t from template x where x.id = s.template_id for share;
  select * into o from operation x where x.customer_id = s.customer_id and x.operation_id = p_operation for no key update;
  refusal := case
    when o.id is null or s.ended_at is not null or s.state = 'paused' or t.deleted_at is not null then 'OPERATION_NOT_FOUND'
    when o.state = 'booked' or s.digest <> schedule_digest(s, t) or o.user_id <> s.user_id or o.code <> t.code
      or o.request - 'operationId' - 'valueDate' <> t.request - 'valueDate' or o.txn_code <> t.txn_code
      or o.debit_number <> t.debit_number or o.credit_number <> t.credit_number or o.credit_name <> t.credit_name
      or (o.amount, o.currency) <> (t.amount, t.currency) or (o.credited, o.credited_currency) <> (t.credited, t.credited_currency)
      then 'OPERATION_IMPOSSIBLE'
    when o.expires_at <= p_now then 'OPERATION_TIME_OUT'
  end;
  if refusal is null then
    select b.refusal, b.transaction_id into refusal, transaction_id from book_operation(o, p_now) b;
  end if;
  if refusal is null then
    update operation x set state = 'booked', booked_at = p_now, txn_id = transaction_id where x.id = o.id;
    update schedule_run x set state = 'done', txn_id = transaction_id, failure = null, changed_at = p_now where x.id = r.id;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, s.user_id, s.customer_id, 'SCHEDULED_PAYMENT', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
end
$$;

-- 0089_deposits.sql
-- The first reason not to book, in the order of BOOKING_FAILURES; null when there is none.
create or replace function booking_refusal(o operation, debit account, credit account) returns text
language plpgsql immutable as $$
begin
  return case
    when o.debit_account_id is not null and (debit.customer_id is distinct from o.customer_id or debit.record_status = 'C'
        or debit.account_class like '3%' or debit.product <> product_debited(o.txn_code))
      then 'ACCOUNT_DEBIT_NOT_FOUND'
    when o.credit_account_id is not null and (credit.customer_id is distinct from coalesce(o.recipient_id, o.customer_id)
        or credit.record_status = 'C' or credit.account_class like '3%' or credit.product <> product_credited(o.txn_code))
      then 'ACCOUNT_CREDIT_NOT_FOUND'
    when debit.id = credit.id then 'SAME_ACCOUNT'
    when debit.currency <> o.currency or credit.currency <> o.credited_currency then 'CURRENCY_MISMATCH'
    when debit.dormant then 'ACCOUNT_DEBIT_DORMANT'
    when debit.frozen then 'ACCOUNT_DEBIT_FROZEN'
    when debit.debit_stopped and not debit.available_for_operations then 'ACCOUNT_NO_DEBIT'
    when credit.dormant then 'ACCOUNT_CREDIT_DORMANT'
    when credit.credit_stopped then 'ACCOUNT_NO_CREDIT'
    when debit.balance - debit.blocked - debit.lowest_balance < o.amount + o.fee then 'INSUFFICIENT_FUNDS'
    -- A deposit is closed as it was when that was agreed on, or not at all.
    when o.txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT' and debit.balance <> o.amount then 'OPERATION_IMPOSSIBLE'
  end;
end
$$;

-- 0054_payments_are_followed.sql
-- Takes a payment back that no worker has taken to its network yet: the money, the fee and the limit return by a posting. False when
-- it may have left, or when there is no such payment of this customer.
create function cancel_payment(p_customer bigint, p_user bigint, p_txn bigint, p_reference text, p_now timestamptz) returns boolean
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
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'TRANSACTION_DELETE_BY_ID', p_reference,
      case when r.id is null then 'OPERATION_IMPOSSIBLE' else 'SUCCESS' end, p_txn::text);
  return r.id is not null;
end
$$;

-- 0073_account_changes.sql
-- Stops an account to debits, allows them again, or opens a closed one anew. Answers why that cannot be done any more, or ''.
create function change_account_setting(p_customer bigint, p_account bigint, p_action text, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refusal text;
  changed account;
begin
  perform from account a where a.id = p_account and a.customer_id = p_customer for no key update;
  refusal := account_setting_refusal(p_customer, p_account, p_action);
  if refusal <> '' then
    return refusal;
  end if;
  if p_action = 'reopen' then
    update account a set record_status = 'O', dormant = false, awake_since = p_now where a.id = p_account returning * into strict changed;
  elsif p_action = 'wake' then
    update account a set dormant = false, awake_since = p_now where a.id = p_account returning * into strict changed;
  else
    update account a set debit_stopped = (p_action = 'block'), stopped_by_customer = (p_action = 'block'),
        available_for_operations = (p_action <> 'block')
      where a.id = p_account returning * into strict changed;
  end if;
  perform tell_account_changed(changed, p_now);
  return '';
end
$$;

-- 0134_changes_of_companies.sql
-- Made anew from the row whenever it is signed, so that nobody signs what was not shown.
create function change_digest(c change_document) returns bytea
language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', 'tulpar-change-1', 'operation=' || c.operation_id, 'code=' || c.code,
    'customer=' || c.customer_id, 'request=' || c.request::text, 'subject=' || c.subject::text, 'before=' || c.before::text, 'after=' || c.after::text), 'UTF8'))
$$;

-- 0053_limits_are_changed.sql
-- Changes a limit that was confirmed: at once where nothing rises above both what holds and the standard, otherwise it is laid
-- on the bank's desk. Answers why it cannot be changed any more, or null.
create function change_limit(p_customer bigint, p_user bigint, p_code text, p_level text, p_maximum bigint, p_daily bigint,
  p_monthly bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refusal text;
  wished limit_rule;
  current limit_rule;
  standard limit_rule;
begin
  perform from customer c where c.id = p_customer for no key update;
  refusal := limit_change_refusal(p_customer, p_code, p_level, p_maximum, p_daily, p_monthly);
  if refusal is not null then
    return refusal;
  end if;
  wished := limit_wished(p_customer, p_code, p_level, p_maximum, p_daily, p_monthly);
  current := limit_of(p_customer, p_code);
  standard := limit_wished(p_customer, p_code, 'standard', null, null, null);
  if wished.maximum > greatest(current.maximum, standard.maximum) or wished.daily > greatest(current.daily, standard.daily)
      or wished.monthly > greatest(current.monthly, standard.monthly) then
    insert into limit_application (customer_id, user_id, limit_code, level, minimum, maximum, daily, monthly, submitted_at)
      values (p_customer, p_user, p_code, p_level, wished.minimum, wished.maximum, wished.daily, wished.monthly, p_now);
  else
    perform set_customer_limit(p_customer, wished);
  end if;
  return null;
end
$$;

-- 0046_fewer_steps.sql
-- Checks a code and, when p_use is set, uses it up. Only the code of the last message is good; an earlier one is OTP_REPLACED. A
-- wrong code costs one try; the fifth wrong one is already answered with OTP_TRIES_LIMIT_EXCEEDED. A right code that came too late
-- is OTP_EXPIRED; that and an earlier one cost nothing. Whoever has been wrong too often over all subjects is on hold and learns
-- nothing of any code. The owner and the subject stay locked until the transaction ends, so of two calls with one code only one can
-- use it, and every wrong code is counted before the next is judged.
create function check_code(p_kind text, p_subject bigint, p_code_hash bytea, p_digest bytea, p_now timestamptz, p_use boolean,
  p_owner_kind text, p_owner bigint, p_session bigint,
  out refusal text, out tries_remaining integer, out code_id bigint)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  last_code one_time_code;
  owner_remaining integer;
begin
  perform lock_wrong_codes(p_owner_kind, p_owner);
  if codes_held_until(p_owner_kind, p_owner, p_now) is not null then
    refusal := 'CONFIRMATIONS_ON_HOLD';
    return;
  end if;
  select c.tries_left into tries_remaining from code_subject c
    where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  if not found then
    insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
    select c.tries_left into strict tries_remaining from code_subject c
      where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  end if;
  if tries_remaining = 0 then
    refusal := 'OTP_TRIES_LIMIT_EXCEEDED';
    return;
  end if;
  select * into last_code from one_time_code c
    where c.subject_kind = p_kind and c.subject_id = p_subject
    order by c.id desc limit 1;
  if last_code.code_hash = p_code_hash and last_code.digest = p_digest and last_code.used_at is null then
    if last_code.expires_at <= p_now then
      refusal := 'OTP_EXPIRED';
      return;
    end if;
    code_id := last_code.id;
    if p_use then
      update one_time_code c set used_at = p_now where c.id = code_id;
    end if;
    -- The code of a letter proves an address, not the user.
    if p_kind <> 'email' then
      perform forget_wrong_codes(p_owner_kind, p_owner);
    end if;
    return;
  end if;
  perform from one_time_code c
    where c.subject_kind = p_kind and c.subject_id = p_subject and c.id < last_code.id
      and c.code_hash = p_code_hash and c.digest = p_digest and c.used_at is null;
  if found then
    refusal := 'OTP_REPLACED';
    return;
  end if;
  update code_subject c set tries_left = c.tries_left - 1
    where c.subject_kind = p_kind and c.subject_id = p_subject
    returning c.tries_left into tries_remaining;
  owner_remaining := count_wrong_code(p_owner_kind, p_owner, p_session, p_now);
  refusal := case when owner_remaining = 0 then 'CONFIRMATIONS_ON_HOLD'
    when tries_remaining = 0 then 'OTP_TRIES_LIMIT_EXCEEDED' else 'INCORRECT_OTP' end;
  tries_remaining := least(tries_remaining, owner_remaining);
end
$$;

-- 0125_codes_sent_to_a_phone.sql
-- When the next message may go to this recipient; nothing when one may go now, and nobody else is counted until the transaction ends.
create function code_quota_free_at(p_recipient text, p_now timestamptz, p_caps integer[]) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  free_at timestamptz;
begin
  select greatest(
      case when q.ten_minutes_from > p_now - interval '10 minutes' and q.in_ten_minutes >= p_caps[1]
        then q.ten_minutes_from + interval '10 minutes' end,
      case when q.hour_from > p_now - interval '1 hour' and q.in_hour >= p_caps[2] then q.hour_from + interval '1 hour' end,
      case when q.day_from > p_now - interval '1 day' and q.in_day >= p_caps[3] then q.day_from + interval '1 day' end)
    into free_at from code_quota q where q.recipient = p_recipient for no key update;
  return free_at;
end
$$;

-- 0124_wrong_codes_of_a_user.sql
-- Until when no code of this owner is judged; nothing when codes are.
create function codes_held_until(p_owner_kind text, p_owner bigint, p_now timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select w.held_until from wrong_codes w
    where w.owner_kind = p_owner_kind and w.owner_id = p_owner and w.held_until > p_now);
end
$$;

-- 0049_booked_in_fewer_steps.sql
-- Checks the code of an operation and books it. A repeated call with the code that was used answers the outcome again.
-- A refusal of the ladder leaves the operation and its code as they were.
create function confirm_operation(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea,
  p_reference text, p_now timestamptz, p_session bigint default null)
returns table (refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text, status text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  o operation;
  checked record;
  booked record;
begin
  perform lock_wrong_codes('user', p_user);
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'booked' then
    perform from one_time_code c
      where c.subject_kind = 'operation' and c.subject_id = o.id and c.code_hash = p_code_hash and c.used_at is not null;
    if found then
      transaction_id := o.txn_id;
      booked_at := o.booked_at;
    else
      refusal := 'INCORRECT_OTP';
      select s.tries_left into tries_remaining from code_subject s
        where s.subject_kind = 'operation' and s.subject_id = o.id;
    end if;
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    -- The digest is made anew from the row that would be booked, so a row changed after the code was sent fails the code.
    checked := check_code('operation', o.id, p_code_hash, operation_digest(o), p_now, false, 'user', p_user, p_session);
    refusal := checked.refusal;
    tries_remaining := checked.tries_remaining;
    if refusal is null then
      booked := book_operation(o, p_now);
      refusal := booked.refusal;
    end if;
    if refusal is null then
      transaction_id := booked.transaction_id;
      booked_at := p_now;
      update one_time_code c set used_at = p_now where c.id = checked.code_id;
      update operation x set state = 'booked', booked_at = p_now, txn_id = transaction_id where x.id = o.id;
    end if;
  end if;
  fingerprint := o.fingerprint;
  status := o.booked_status;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'CONFIRM', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

-- 0114_booked_in_one_step.sql
create function confirm_operations(p_customers bigint[], p_users bigint[], p_operations uuid[], p_code_hashes bytea[],
  p_references text[], p_nows timestamptz[], p_sessions bigint[] default null)
returns table (place integer, refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text, status text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  at_once constant timestamptz = (select max(x.now) from unnest(p_nows) x (now));
  operations bigint[];
  places integer[];
  accounts bigint[];
  has_limits boolean;
  has_others boolean;
  held_limits text[];
  within_limits bigint[];
  most_of_user constant integer = 10;
  booked_members integer;
begin
  -- Nobody's codes are judged here beside another call that judges them, nor more of one user than may be wrong in a row: the wrong
  -- ones are counted when the right ones are booked. Deposits and loans have terms of their own, which whoever books on them holds besides.
  with free as materialized (
    select o.id, x.place::integer, o.leg_accounts, o.limit_code is not null as has_limit,
        o.rail is not null or o.recipient_id <> o.customer_id as has_other
      from unnest(p_customers, p_users, p_operations) with ordinality x (customer_id, user_id, operation_id, place)
        join operation o on o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id
      where o.state = 'created' and o.expires_at > at_once and o.paid_once is null and o.txn_code in ('MAKE_OWN_ACCOUNTS_TRANSFER',
        'MAKE_EXCHANGE', 'MAKE_BANK_CLIENT_TRANSFER', 'MAKE_OTHER_BANK_TRANSFER_CLEARING', 'MAKE_OTHER_BANK_TRANSFER_GROSS')
        and (x.place <= most_of_user or cardinality(array_positions(p_users[:x.place::integer], x.user_id)) <= most_of_user)
        and pg_try_advisory_xact_lock(wrong_codes_lock('user', x.user_id))
      for no key update of o skip locked)
  select array_agg(f.id), array_agg(f.place), coalesce(bool_or(f.has_limit), false), coalesce(bool_or(f.has_other), false),
      array(select a.id from account a where a.id = any (array(select l.account from free f cross join unnest(f.leg_accounts) l (account)))
        and a.product = 'current' for no key update skip locked)
    into operations, places, has_limits, has_others, accounts from free f;
  if operations is null then
    return;
  end if;
  if has_limits then
    held_limits := array(select u.customer_id || ' ' || u.limit_code from limit_use u
      where (u.customer_id, u.limit_code) in (select o.customer_id, o.limit_code from operation o where o.id = any (operations))
      for no key update skip locked);
    within_limits := array(select limited.id from (
      select o.id, limit_refusal(o, limit_use_with(use, bank_day(at_once), (sum(o.limit_amount) over by_limit)::bigint - o.limit_amount)) as refusal
        from unnest(operations, places) x (id, place)
          join operation o on o.id = x.id
          left join limit_use use on use.customer_id = o.customer_id and use.limit_code = o.limit_code
        where o.customer_id || ' ' || o.limit_code = any (held_limits)
        window by_limit as (partition by o.customer_id, o.limit_code order by x.place)) limited where limited.refusal is null);
  end if;
  return query
    with fit as materialized (
      select j.o, j.place, j.code_id, nextval('posting_id_seq') as posting_id, nextval('txn_id_seq') as txn_id,
          case when (j.o).booked_status = 'ACCEPTED' then 'transferBooked' when (j.o).rail is null then 'orderAccepted' else 'paymentAccepted' end as notice
        from (
          select o, x.place, code.id as code_id,
              booking_refusal(o, debit, credit) is null
              and debit.balance - debit.blocked - debit.lowest_balance >= sum(o.amount + o.fee) over by_account as is_fit
            from unnest(operations, places) x (id, place)
              join operation o on o.id = x.id
              join account debit on debit.id = o.debit_account_id
              left join account credit on credit.id = o.credit_account_id
              cross join lateral (select from code_subject s where s.subject_kind = 'operation' and s.subject_id = o.id and s.tries_left > 0 limit 1) open
              -- The digest is made anew from the row that would be booked, so a row changed after the code was sent fails the code.
              cross join lateral (select c.id from (select c.id, c.code_hash, c.digest, c.used_at, c.expires_at from one_time_code c
                  where c.subject_kind = 'operation' and c.subject_id = o.id order by c.id desc limit 1) c
                where c.code_hash = p_code_hashes[x.place] and c.digest = operation_digest(o) and c.used_at is null
                  and c.expires_at > at_once) code
            where not exists (select from wrong_codes w where w.owner_kind = 'user' and w.owner_id = o.user_id)
              and o.leg_accounts <@ accounts and coalesce(o.confirm_before > at_once, true)
              and (o.limit_code is null or o.id = any (within_limits))
              -- The same operation twice is booked by the first of the two calls; the other is answered alone.
              and array_position(operations, o.id) = array_position(places, x.place)
            window by_account as (partition by o.debit_account_id order by x.place)
        ) j where j.is_fit
    ), leg as materialized (
      select f.posting_id, l.account, l.amount, l.place > 1 and l.account = (f.o).debit_account_id as is_fee,
          sum(l.amount) over whole as total, count(*) over whole as legs, sum(l.amount) over so_far as total_so_far, count(*) over so_far as place
        from fit f cross join unnest((f.o).leg_accounts, (f.o).leg_amounts) with ordinality l (account, amount, place)
        where l.amount <> 0
        window whole as (partition by l.account), so_far as (partition by l.account order by f.posting_id, l.place)
    ), changed as (
      update account a
        set balance = a.balance + l.total, data_version = a.data_version + l.legs, last_operation_at = at_once
        from leg l where a.id = l.account and l.place = l.legs
        returning a.id, a.customer_id, a.currency, a.balance, a.data_version
    ), written as materialized (
      select c.id, c.customer_id, c.currency, c.data_version - l.legs + l.place as version, l.posting_id, l.amount, l.is_fee,
          c.balance - l.total + l.total_so_far as balance
        from leg l join changed c on c.id = l.account
    ), entered as (
      insert into entry (account_id, account_version, posting_id, amount, currency, balance_after, is_fee)
        select w.id, w.version, w.posting_id, w.amount, w.currency, w.balance, w.is_fee from written w
    ), posted as (
      insert into posting (id, created_at) overriding system value select f.posting_id, at_once from fit f
    ), told as (
      insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
          debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
          sender_name, recipient_name, purpose, fingerprint, terms)
        overriding system value
        select f.txn_id, f.posting_id, (f.o).operation_id, (f.o).txn_code, (f.o).booked_status, at_once, (f.o).debit_account_id, (f.o).debit_number,
            (f.o).currency, (f.o).amount, (f.o).credit_account_id, (f.o).credit_number, (f.o).credited_currency, (f.o).credited, (f.o).fee,
            (f.o).amount + (f.o).fee, (f.o).debit_name, (f.o).credit_name, (f.o).purpose, (f.o).fingerprint, (f.o).terms
          from fit f
    ), listed as (
      insert into txn_of_customer (customer_id, created_at, txn_id) select (f.o).customer_id, at_once, f.txn_id from fit f
    ), noticed as (
      insert into notification (user_id, txn_id, kind, created_at) select (f.o).user_id, f.txn_id, f.notice, at_once from fit f
    ), announced as (
      insert into outbox_event (customer_id, user_id, type, payload, created_at)
        select w.customer_id, null, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', w.id::text, 'dataVersion', w.version::text), at_once
          from written w where w.customer_id is not null
        union all
        select (f.o).customer_id, (f.o).user_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', f.txn_id::text, 'notice', f.notice), at_once
          from fit f
    ), spent as (
      update one_time_code c set used_at = at_once from fit f where c.id = f.code_id
    ), booked as (
      update operation o set state = 'booked', booked_at = at_once, txn_id = f.txn_id from fit f where o.id = (f.o).id
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select at_once, (f.o).user_id, (f.o).customer_id, 'CONFIRM', p_references[f.place], 'SUCCESS', (f.o).operation_id::text from fit f
    )
    select f.place, null::text, null::integer, f.txn_id, at_once, (f.o).fingerprint, (f.o).booked_status::text from fit f;
  get diagnostics booked_members = row_count;
  if booked_members < cardinality(operations) then
    -- Whose code is wrong is answered and counted here: alone it would be counted only after others had been judged.
    return query
      select x.place, c.* from (
          select x.place, o.customer_id, o.user_id, o.operation_id
            from unnest(operations, places) x (id, place)
              join operation o on o.id = x.id and o.state = 'created'
              left join lateral (select c.code_hash, c.digest from one_time_code c
                where c.subject_kind = 'operation' and c.subject_id = o.id order by c.id desc limit 1) code on true
            where (code.code_hash = p_code_hashes[x.place] and code.digest = operation_digest(o)) is not true
            order by x.place offset 0) x
        cross join lateral confirm_operation(x.customer_id, x.user_id, x.operation_id, p_code_hashes[x.place], p_references[x.place],
          at_once, p_sessions[x.place]) c;
  end if;
  if has_limits then
    update limit_use u set day = n.day, used_today = n.used_today, used_this_month = n.used_this_month
      from (select o.customer_id, o.limit_code, sum(o.limit_amount)::bigint as amount from operation o
          where o.id = any (operations) and o.state = 'booked' and o.limit_code is not null group by o.customer_id, o.limit_code) counted
        join limit_use before on before.customer_id = counted.customer_id and before.limit_code = counted.limit_code
        cross join lateral limit_use_with(before, bank_day(at_once), counted.amount) n
      where u.customer_id = counted.customer_id and u.limit_code = counted.limit_code;
  end if;
  if has_others then
    select array_agg(o.id), array_agg(o.txn_id) into operations, accounts from operation o where o.id = any (operations) and o.state = 'booked';
    perform tell_others(operations, accounts, at_once);
  end if;
end
$$;

-- 0083_recipients_are_checked.sql
create function count_network_miss(p_network cidr, p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into recipient_lookup_source as s (network, hour, missed)
    select p_network, date_trunc('hour', p_now), 1 where p_network is not null
    on conflict (network) do update set
      missed = case when s.hour = excluded.hour then s.missed else 0 end + 1, hour = excluded.hour
$$;

-- 0129_known_devices.sql
-- Counts a try to sign in before the password is checked, and answers with whose it is and how many wrong ones in a row there were: for a browser
-- the user is known by its own count, for all others together that of the login. With the limit a block begins, twice as long each time.
create function count_sign_in_try(p_login text, p_device bytea, p_limit integer, p_now timestamptz)
returns table (id bigint, customer_id bigint, password_hash text, phone text, language text, first_login_step text, question_id text,
  auth_type text, one_time_password_until timestamptz, known_devices_only boolean, device_id bigint, failed_tries integer,
  blocked_until timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  with candidate as materialized (select u.id from app_user u where lower(u.login) = lower(p_login)),
  of_device as (
    update known_device d
       set failed_tries = case when d.blocked_until <= p_now then 1 else least(d.failed_tries + 1, 1000) end,
           blocked_until = case
             when d.blocked_until <= p_now then null
             when d.failed_tries + 1 = p_limit then p_now + block_of(d.blocks_in_a_row)
             else d.blocked_until
           end,
           blocks_in_a_row = d.blocks_in_a_row
             + case when d.failed_tries + 1 = p_limit and (d.blocked_until <= p_now) is not true then 1 else 0 end
      from candidate c
     where d.user_id = c.id and d.key_hash = p_device and d.expires_at > p_now
    returning d.user_id, d.id, d.failed_tries, d.blocked_until
  ), of_login as (
    update app_user u
       set failed_tries = case when u.blocked_until <= p_now then 1 else least(u.failed_tries + 1, 1000) end,
           blocked_until = case
             when u.blocked_until <= p_now then null
             when u.failed_tries + 1 = p_limit then p_now + block_of(u.blocks_in_a_row)
             else u.blocked_until
           end,
           blocks_in_a_row = u.blocks_in_a_row
             + case when u.failed_tries + 1 = p_limit and (u.blocked_until <= p_now) is not true then 1 else 0 end
      from candidate c
     where u.id = c.id and not exists (select from of_device)
    returning u.id, u.failed_tries, u.blocked_until
  )
  select u.id, u.customer_id, u.password_hash, u.phone, u.language, u.first_login_step, u.question_id, u.auth_type,
      u.one_time_password_until, u.known_devices_only, d.id, coalesce(d.failed_tries, l.failed_tries),
      coalesce(d.blocked_until, l.blocked_until)
    from candidate c join app_user u on u.id = c.id left join of_device d on d.user_id = u.id left join of_login l on l.id = u.id
$$;

-- 0062_service_providers.sql
-- Counts what has been asked.
create function count_subscriber_lookup(p_user bigint, p_found boolean, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into subscriber_lookup as l (user_id, hour, found, missed)
    values (p_user, date_trunc('hour', p_now), p_found::integer, (not p_found)::integer)
    on conflict (user_id) do update set hour = excluded.hour,
      found = case when l.hour = excluded.hour then l.found else 0 end + excluded.found,
      missed = case when l.hour = excluded.hour then l.missed else 0 end + excluded.missed
$$;

-- 0124_wrong_codes_of_a_user.sql
-- Counts a wrong code; whoever calls holds the lock. Answers how many more may be wrong before the codes are held: nothing more
-- means that a hold has begun, and that the sessions the codes came from are over. Each hold is twice as long as the one before.
create function count_wrong_code(p_owner_kind text, p_owner bigint, p_session bigint, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most constant integer = 10;
  counted wrong_codes;
begin
  insert into wrong_codes as w (owner_kind, owner_id, in_a_row, sessions, changed_at)
    values (p_owner_kind, p_owner, 1, array_remove(array[p_session], null), p_now)
    on conflict (owner_kind, owner_id) do update set in_a_row = w.in_a_row + 1, changed_at = p_now,
      sessions = array(select distinct s from unnest(w.sessions || p_session) s where s is not null)
    returning * into counted;
  if counted.in_a_row < most then
    return most - counted.in_a_row;
  end if;
  update session s set ended_at = p_now, end_reason = 'WRONG_CODES' where s.id = any (counted.sessions) and s.ended_at is null;
  update wrong_codes w set in_a_row = 0, sessions = '{}', told_at = null, holds_in_a_row = w.holds_in_a_row + 1,
      held_until = p_now + block_of(w.holds_in_a_row)
    where w.owner_kind = p_owner_kind and w.owner_id = p_owner;
  return 0;
end
$$;

-- 0108_cheaper_creations.sql
create or replace function create_operation(
  p_customer bigint, p_user bigint, p_operation uuid, p_code text, p_request_hash bytea, p_request jsonb, p_plan jsonb,
  p_refusal text, p_reference text, p_now timestamptz)
returns table (refusal text, debit_number text, debit_name text, credit_number text, credit_name text, amount bigint,
  fee bigint, currency text, credited bigint, credited_currency text, txn_code text, terms jsonb, purpose text,
  expires_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  stored operation;
  debit account;
  credit account;
  use limit_use;
  owner_name text;
  legs constant jsonb = p_plan -> 'legs';
  leg jsonb;
  leg_account bigint;
  leg_amount bigint;
  leg_currency text;
  left_over bigint = 0;
  credited_left_over bigint = 0;
begin
  if exists (select from operation o where o.customer_id = p_customer and o.operation_id = p_operation) then
    select * into strict stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
  else
    refusal := p_refusal;
    if refusal is null then
      stored := jsonb_populate_record(null::operation, p_plan);
      stored.customer_id := p_customer;
      stored.operation_id := p_operation;
      stored.user_id := p_user;
      stored.code := p_code;
      stored.request_hash := p_request_hash;
      stored.request := p_request;
      stored.terms := coalesce(stored.terms, '{}');
      stored.booked_status := coalesce(stored.booked_status, 'ACCEPTED');
      stored.state := 'created';
      stored.created_at := p_now;
      if stored.limit_code is not null then
        select * into use from limit_use u where u.customer_id = p_customer and u.limit_code = stored.limit_code;
        refusal := limit_refusal(stored, limit_use_on(use, bank_day(p_now)));
      end if;
    end if;
    if refusal is null then
      if stored.debit_account_id is not null then
        select * into debit from account a where a.id = stored.debit_account_id;
      end if;
      if stored.credit_account_id is not null then
        select * into credit from account a where a.id = stored.credit_account_id;
      end if;
      if stored.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
        credit := account_of_application(stored, p_now);
      end if;
      refusal := booking_refusal(stored, debit, credit);
    end if;
    if refusal is null then
      select c.name ->> 'ru' into strict owner_name from customer c where c.id = p_customer;
      if stored.debit_account_id is not null then
        stored.debit_number := debit.number;
        stored.debit_name := owner_name;
      end if;
      if stored.credit_account_id is not null then
        stored.credit_number := credit.number;
        stored.credit_name := coalesce(stored.credit_name, owner_name);
      end if;
      for place in 0..jsonb_array_length(legs) - 1 loop
        leg := legs -> place;
        leg_account := coalesce((leg ->> 'account')::bigint, account_of_bank(leg ->> 'class', leg ->> 'currency', p_operation));
        leg_amount := leg ->> 'amount';
        case
          when leg_account = debit.id then leg_currency := debit.currency;
          when leg_account = credit.id then leg_currency := credit.currency;
          else select a.currency into strict leg_currency from account a where a.id = leg_account;
        end case;
        if leg_currency = stored.currency then
          left_over := left_over + leg_amount;
        elsif leg_currency = stored.credited_currency then
          credited_left_over := credited_left_over + leg_amount;
        else
          raise exception 'The plan of operation % has a leg in a currency of its own', p_operation;
        end if;
        stored.leg_accounts[place + 1] := leg_account;
        stored.leg_amounts[place + 1] := leg_amount;
      end loop;
      if left_over <> 0 or credited_left_over <> 0 then
        raise exception 'The plan of operation % is not balanced', p_operation;
      end if;
      stored.digest := operation_digest(stored);
      stored.fingerprint := operation_fingerprint(stored.digest);
      stored.id := nextval('operation_id_seq');
      insert into operation overriding system value values (stored.*)
        on conflict (customer_id, operation_id) do nothing;
      if not found then
        -- The same operation was being created at the same moment; its row is committed now.
        select * into strict stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
      end if;
    end if;
  end if;
  if refusal is null and stored.request_hash <> p_request_hash then
    refusal := 'OPERATION_ID_REUSED';
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, p_code, p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  if refusal is null then
    debit_number := stored.debit_number;
    debit_name := stored.debit_name;
    credit_number := stored.credit_number;
    credit_name := stored.credit_name;
    amount := stored.amount;
    fee := stored.fee;
    currency := stored.currency;
    credited := stored.credited;
    credited_currency := stored.credited_currency;
    txn_code := stored.txn_code;
    terms := stored.terms;
    purpose := stored.purpose;
    expires_at := stored.expires_at;
    fingerprint := stored.fingerprint;
  end if;
  return next;
end
$$;

-- 0112_created_as_a_set.sql
-- Makes several operations at once where nothing is in the way of any, and answers them by their places. Whatever is left out is
-- made alone, which says why it is refused or what was made before: refusals, repetitions, and kinds whose account is not there yet.
-- Each call is JSON by the names of the columns of `operation`, its plan apart. Rows are looked up call by call, so that no plan
-- made while a table was small can read all of it later.
create function create_operations(p_calls jsonb)
returns table (place integer, refusal text, debit_number text, debit_name text, credit_number text, credit_name text, amount bigint,
  fee bigint, currency text, credited bigint, credited_currency text, txn_code text, terms jsonb, purpose text,
  expires_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
    with asked as materialized (
      select x.place::integer as place, x.call ->> 'reference' as reference, x.call -> 'plan' -> 'legs' as legs,
          jsonb_populate_record(null::operation,
            '{"terms": {}, "booked_status": "ACCEPTED"}' || (x.call -> 'plan') || (x.call - 'plan') || '{"state": "created"}') as o
        from jsonb_array_elements(p_calls) with ordinality x (call, place)
        where x.call ->> 'refusal' is null and x.call -> 'plan' ->> 'txn_code' <> 'MAKE_DEPOSIT_APPLICATION'
    ), planned as materialized (
      select a.place, a.reference, jsonb_populate_record(a.o, jsonb_build_object('id', nextval('operation_id_seq'),
            'debit_number', coalesce((debit.row).number, (a.o).debit_number),
            'debit_name', case when debit.row is null then (a.o).debit_name else owner.name end,
            'credit_number', coalesce((credit.row).number, (a.o).credit_number),
            'credit_name', case when credit.row is null then (a.o).credit_name else coalesce((a.o).credit_name, owner.name) end,
            'leg_accounts', leg.accounts, 'leg_amounts', leg.amounts)) as o
        from asked a
          cross join lateral (select c.name ->> 'ru' as name from customer c where c.id = (a.o).customer_id limit 1) owner
          left join lateral (select d as row from account d where d.id = (a.o).debit_account_id limit 1) debit on true
          left join lateral (select c as row from account c where c.id = (a.o).credit_account_id limit 1) credit on true
          left join lateral (select u as row from limit_use u
            where u.customer_id = (a.o).customer_id and u.limit_code = (a.o).limit_code limit 1) use on true
          left join lateral (select true as exists from operation x
            where x.customer_id = (a.o).customer_id and x.operation_id = (a.o).operation_id limit 1) before on true
          cross join lateral (
            select array_agg(l.account order by l.place) as accounts, array_agg(l.amount order by l.place) as amounts,
                sum(l.amount) filter (where b.currency = (a.o).currency) as left_over,
                sum(l.amount) filter (where b.currency <> (a.o).currency) as credited_left_over,
                bool_and(b.currency in ((a.o).currency, (a.o).credited_currency)) as are_known
              from (select e.place, (e.leg ->> 'amount')::bigint as amount,
                    coalesce((e.leg ->> 'account')::bigint, account_of_bank(e.leg ->> 'class', e.leg ->> 'currency', (a.o).operation_id)) as account
                  from jsonb_array_elements(a.legs) with ordinality e (leg, place)) l
                left join lateral (select b.currency from account b where b.id = l.account limit 1) b on true) leg
        where before.exists is null and leg.are_known and coalesce(leg.left_over, 0) = 0 and coalesce(leg.credited_left_over, 0) = 0
          and booking_refusal(a.o, debit.row, credit.row) is null
          and ((a.o).limit_code is null or limit_refusal(a.o, limit_use_on(use.row, bank_day((a.o).created_at))) is null)
    ), digested as materialized (
      select p.place, p.reference, p.o, operation_digest(p.o) as digest from planned p
    ), created as (
      insert into operation (id, customer_id, operation_id, user_id, code, request_hash, request, debit_account_id, credit_account_id,
          debit_number, credit_number, debit_name, credit_name, amount, fee, currency, purpose, digest, fingerprint, state, created_at,
          expires_at, txn_code, credited, credited_currency, terms, leg_accounts, leg_amounts, recipient_id, booked_status, confirm_before,
          late_refusal, limit_code, limit_amount, send_not_before, rail, paid_once, paid_refusal)
        overriding system value
        select (d.o).id, (d.o).customer_id, (d.o).operation_id, (d.o).user_id, (d.o).code, (d.o).request_hash, (d.o).request,
            (d.o).debit_account_id, (d.o).credit_account_id, (d.o).debit_number, (d.o).credit_number, (d.o).debit_name, (d.o).credit_name,
            (d.o).amount, (d.o).fee, (d.o).currency, (d.o).purpose, d.digest, operation_fingerprint(d.digest), (d.o).state, (d.o).created_at,
            (d.o).expires_at, (d.o).txn_code, (d.o).credited, (d.o).credited_currency, (d.o).terms, (d.o).leg_accounts, (d.o).leg_amounts,
            (d.o).recipient_id, (d.o).booked_status, (d.o).confirm_before, (d.o).late_refusal, (d.o).limit_code, (d.o).limit_amount,
            (d.o).send_not_before, (d.o).rail, (d.o).paid_once, (d.o).paid_refusal
          from digested d
        on conflict (customer_id, operation_id) do nothing
        returning *
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select c.created_at, c.user_id, c.customer_id, c.code, d.reference, 'SUCCESS', c.operation_id::text
          from created c join digested d on (d.o).id = c.id
    )
    select d.place, null::text, c.debit_number::text, c.debit_name, c.credit_number, c.credit_name, c.amount::bigint, c.fee::bigint, c.currency::text,
        c.credited::bigint, c.credited_currency::text, c.txn_code, c.terms, c.purpose, c.expires_at, c.fingerprint
      from created c join digested d on (d.o).id = c.id;
end
$$;

-- 0053_limits_are_changed.sql
-- Decides an application that waits, once. False when it has been decided already.
create function decide_limit_application(p_application bigint, p_approved boolean, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a limit_application;
begin
  update limit_application x
    set status = case when p_approved then 'approved' else 'rejected' end, decided_at = p_now
    where x.id = p_application and x.status = 'review'
    returning * into a;
  if found and p_approved then
    perform set_customer_limit(a.customer_id,
      row(a.limit_code, null, a.level, a.minimum, a.maximum, a.daily, a.monthly)::limit_rule);
  end if;
  return a.id is not null;
end
$$;

-- 0021_passports.sql
-- Decides an application that waits, once: approved where there is no objection. False when it has been decided already.
create function decide_passport_application(p_application bigint, p_objection text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a passport_application;
begin
  update passport_application x
    set status = case when p_objection is null then 'approved' else 'rejected' end, decided_at = p_now, objection = p_objection
    where x.id = p_application and x.status = 'review'
    returning * into a;
  if not found then
    return false;
  end if;
  if p_objection is null then
    insert into passport (customer_id, series, number, issued_by, issued_on)
      values (a.customer_id, a.series, a.number, a.issued_by, a.issued_on)
      on conflict (customer_id) do update
        set series = excluded.series, number = excluded.number, issued_by = excluded.issued_by, issued_on = excluded.issued_on;
    update customer c set passport_expires_on = a.expires_on, inn = a.inn where c.id = a.customer_id;
  end if;
  return true;
end
$$;

-- 0071_signatures.sql
-- Takes a document out of the way before it is booked: its maker, or whoever approves or signs.
create function decline_document(p_customer bigint, p_user bigint, p_operation uuid, p_reason text, p_reference text, p_now timestamptz)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  decider app_user;
  refusal text;
begin
  select * into strict decider from app_user u where u.id = p_user;
  select * into o from operation x where x.customer_id = p_customer and x.operation_id = p_operation for no key update;
  if not found or o.state not in ('signing', 'declined') or (o.user_id <> p_user and not decider.rights && array['approve', 'sign']) then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'signing' and o.expires_at <= p_now then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'signing' then
    update operation x set state = 'declined', declined_at = p_now, declined_by = p_user, decline_reason = p_reason where x.id = o.id;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'DECLINE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return refusal;
end
$$;

-- 0089_deposits.sql
-- What a deposit has earned at a rate, in whole minor units: src/domain/deposit/interest.ts says the same.
create function deposit_interest(p_balance_days numeric, p_rate integer) returns bigint
language sql immutable as $$ select div(p_balance_days * p_rate, 3650000)::bigint $$;

-- 0089_deposits.sql
-- Ends a contract whose money has been paid out.
create function end_deposit(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account a set record_status = 'C' where a.id = p_account and a.balance = 0 and a.product = 'deposit';
  if not found then
    raise exception 'The deposit % is not paid out', p_account;
  end if;
  update deposit d set status = 'C', closed_at = p_now where d.account_id = p_account;
  update deposit_closing c set done_at = p_now where c.account_id = p_account;
  perform tell_deposit(p_account, p_now);
end
$$;

-- 0091_loans.sql
-- Ends a contract whose principal has been repaid.
create function end_loan(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account set record_status = 'C' where id = p_account and balance = 0 and product = 'loan';
  if not found then
    raise exception 'The loan % is not repaid', p_account;
  end if;
  update loan l set status = 'C', closed_at = p_now where l.account_id = p_account;
  perform tell_loan(p_account, p_now);
end
$$;

-- 0083_recipients_are_checked.sql
create function end_recipient_lookup(p_user bigint, p_address text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update recipient_lookup l set found = l.found + 1, missed = greatest(l.missed - 1, 0) where l.user_id = p_user;
  update recipient_lookup_source s set missed = greatest(s.missed - 1, 0) where s.network = lookup_network(p_address)
$$;

-- 0103_salaries_are_paid.sql
-- Ends a salary of which every line is paid or rejected: what was rejected goes back with its fee.
create function end_salary(o operation, p_batch bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  back bigint;
  fee_back bigint;
  paid bigint;
  run salary_run;
  notice text;
begin
  select coalesce(sum(l.amount) filter (where l.outcome = 'rejected'), 0), coalesce(sum(l.fee) filter (where l.outcome = 'rejected'), 0),
      count(*) filter (where l.outcome = 'paid') into strict back, fee_back, paid
    from batch_line l where l.batch_id = p_batch and l.operation_id = o.operation_id;
  if back > 0 then
    perform book_return(o, o.leg_accounts[2], back, fee_back, p_now);
  end if;
  update salary_run r set ended_at = p_now where r.operation_id = o.id returning * into strict run;
  update txn t set status = case when paid > 0 then 'ACCEPTED' else 'RETURNED' end where t.id = run.txn_id;
  notice := case when paid > 0 then 'paymentDone' else 'paymentReturned' end;
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, run.txn_id, notice, p_now);
  insert into outbox_event (customer_id, type, payload, created_at) values
    (o.customer_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', run.txn_id::text, 'notice', notice), p_now);
end
$$;

-- 0138_documents_end.sql
-- Marks documents whose time is up, each once, and answers those it has marked.
create function expire_documents(p_now timestamptz, p_most integer) returns setof operation
language sql security definer set search_path = public, pg_temp as $$
  update operation o set state = 'expired'
    where o.id in (
      select x.id from operation x where x.state = 'signing' and x.expires_at <= p_now order by x.expires_at limit p_most
        for no key update skip locked)
    returning o.*
$$;

-- 0083_recipients_are_checked.sql
create function find_recipient(p_user bigint, p_address text, p_by text, p_value text, p_currency text, p_now timestamptz)
returns table (refusal text, account_id bigint, customer_id bigint, customer_kind text, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  this_hour constant timestamptz = date_trunc('hour', p_now);
  asking constant cidr = lookup_network(p_address);
  seen recipient_lookup;
begin
  insert into recipient_lookup (user_id, hour, found, missed) values (p_user, this_hour, 0, 0)
    on conflict (user_id) do update
      set hour = excluded.hour,
        found = case when recipient_lookup.hour = excluded.hour then recipient_lookup.found else 0 end,
        missed = case when recipient_lookup.hour = excluded.hour then recipient_lookup.missed else 0 end
    returning * into seen;
  if seen.found >= 100 or seen.missed >= 10 or not network_may_look_up(asking, p_now) then
    refusal := 'TOO_MANY_REQUESTS';
    return next;
    return;
  end if;
  if p_by = 'account' then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from account a join customer c on c.id = a.customer_id
      where a.number = p_value and a.record_status = 'O' and a.account_class not like '3%' and a.product = 'current';
  elsif p_by = 'card' then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from card k join account a on a.id = k.account_id join customer c on c.id = a.customer_id
      where k.number_hash = decode(p_value, 'hex') and k.custom_status <> 'hardLock' and k.ipc_status = 'active'
        and k.expires_on >= bank_day(p_now) and a.record_status = 'O' and a.account_class not like '3%' and a.product = 'current';
  elsif (select count(distinct u.customer_id) from app_user u where u.phone = p_value) = 1 then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from app_user u join customer c on c.id = u.customer_id and c.kind = 'I' join account a on a.customer_id = c.id
      where u.phone = p_value and a.record_status = 'O' and a.account_class not like '3%' and a.product = 'current' and a.currency = p_currency
        and not a.credit_stopped and not a.dormant
      order by a.number limit 1;
  end if;
  if account_id is null then
    refusal := 'RECIPIENT_NOT_FOUND';
    perform count_network_miss(asking, p_now);
  end if;
  update recipient_lookup l set found = l.found + (account_id is not null)::integer, missed = l.missed + (account_id is null)::integer
    where l.user_id = p_user;
  return next;
end
$$;

-- 0006_retention.sql
-- Forgets at most p_limit of the oldest events, as far as they are older than p_before, and raises the floor in the same
-- transaction. Answers how many it has forgotten.
create function forget_events(p_before timestamptz, p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone record;
begin
  with oldest as materialized (
    select e.xid, e.id, e.created_at from outbox_event e
      where e.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by e.xid, e.id limit p_limit),
  deleted as (
    delete from outbox_event e using oldest o
      where e.xid = o.xid and e.id = o.id and o.created_at < p_before
      returning e.xid, e.id),
  last as (select d.xid, d.id from deleted d order by d.xid desc, d.id desc limit 1)
  select (select count(*) from deleted)::integer as events, last.xid, last.id into gone from (values (1)) one left join last on true;
  update outbox_floor f
    set xid = gone.xid, id = gone.id, forgotten_before = greatest(f.forgotten_before, p_before)
    where (gone.xid, gone.id) > (f.xid, f.id);
  return gone.events;
end
$$;

-- 0124_wrong_codes_of_a_user.sql
-- A right code of what the owner confirms with ends the row of wrong ones and makes the next hold a short one again.
create function forget_wrong_codes(p_owner_kind text, p_owner bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from wrong_codes w where w.owner_kind = p_owner_kind and w.owner_id = p_owner;
end
$$;

-- 0081_limits_of_the_month.sql
-- What counted against a limit counts no more: on its day for the day, and until its month is over for the month. Networks
-- refuse some orders days later. Limits are locked before accounts, as everywhere.
create or replace function give_limit_back(o operation) returns void
language sql set search_path = public, pg_temp as $$
  update limit_use u
    set used_today = u.used_today - case when u.day = l.booked_on then least(u.used_today, o.limit_amount) else 0 end,
      used_this_month = u.used_this_month - least(
        u.used_this_month - case when u.day = l.booked_on then 0 else u.used_today end, o.limit_amount)
    from (select x.customer_id, x.limit_code, bank_day(o.booked_at) as booked_on from limit_use x
      where x.customer_id = o.customer_id and x.limit_code = o.limit_code
        and date_trunc('month', x.day) = date_trunc('month', bank_day(o.booked_at)) for no key update) l
    where u.customer_id = l.customer_id and u.limit_code = l.limit_code
$$;

-- 0098_invoices.sql
-- What an operation pays, by invoice.
create function invoices_paid_by(o operation) returns table (invoice_id bigint, amount bigint)
language sql immutable set search_path = public, pg_temp as $$
  select (x ->> 'id')::bigint, (x ->> 'minor')::bigint from jsonb_array_elements(o.terms -> 'invoices') x
$$;

-- 0098_invoices.sql
-- Why the invoices an operation pays cannot be paid as agreed any more. Locks them: whoever pays the same at the same moment waits
-- here, after the accounts, and then sees what is left.
create function invoices_refusal(o operation) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  refusal text;
begin
  perform from invoice i where i.id in (select p.invoice_id from invoices_paid_by(o) p) order by i.id for no key update;
  select case when i.paid = i.total then 'INVOICE_ALREADY_PAID' else 'INVOICE_AMOUNT_TOO_LARGE' end into refusal
    from invoices_paid_by(o) p join invoice i on i.id = p.invoice_id
    where p.amount > i.total - i.paid order by i.paid < i.total, i.id limit 1;
  return refusal;
end
$$;

-- 0007_sends_left.sql
-- Counts one more message for a subject and stores the hash of its code, which from then on is the only one that is good. Nothing is
-- stored when it is refused: MAX_OTP_TRIES, OTP_TRIES_LIMIT_EXCEEDED, CONFIRMATIONS_ON_HOLD, TOO_MANY_REQUESTS when the last message
-- is younger than 30 seconds, or OTP_MESSAGES_LIMIT_EXCEEDED when its recipient gets no more messages until retry_at.
create function issue_code(p_kind text, p_subject bigint, p_code_hash bytea, p_digest bytea, p_now timestamptz,
  p_owner_kind text, p_owner bigint, p_recipient text, p_caps integer[])
returns table (refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer, retry_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject code_subject;
  validity constant interval = '5 minutes';
  pause_seconds constant integer = 30;
begin
  insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
  select * into strict subject from code_subject c where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  resend_after_seconds := pause_seconds;
  retry_at := codes_held_until(p_owner_kind, p_owner, p_now);
  refusal := case
    when subject.sends_left = 0 then 'MAX_OTP_TRIES'
    when subject.tries_left = 0 then 'OTP_TRIES_LIMIT_EXCEEDED'
    when retry_at is not null then 'CONFIRMATIONS_ON_HOLD'
    when subject.last_sent_at + make_interval(secs => pause_seconds) > p_now then 'TOO_MANY_REQUESTS'
  end;
  if refusal is null then
    if p_owner_kind = 'user' then
      -- The message that follows refers to the user: whoever has locked that row may wait for the same recipient.
      perform from app_user u where u.id = p_owner for key share;
    end if;
    retry_at := take_code_quota(p_recipient, p_now, p_caps);
    refusal := case when retry_at is not null then 'OTP_MESSAGES_LIMIT_EXCEEDED' end;
  end if;
  if refusal is null then
    sends_left := subject.sends_left - 1;
    is_last := sends_left = 0;
    valid_until := p_now + validity;
    update code_subject c set sends_left = subject.sends_left - 1, last_sent_at = p_now
      where c.subject_kind = p_kind and c.subject_id = p_subject;
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
      values (p_kind, p_subject, p_code_hash, p_digest, p_now, valid_until);
  end if;
  return next;
end
$$;

-- 0012_notices_on_read.sql
-- Stores the code of an operation and queues its message, all or nothing.
create function issue_operation_code(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_message text,
  p_reference text, p_now timestamptz, p_caps integer[])
returns table (refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer, retry_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  o operation;
  recipient text;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state = 'booked' then
    -- A booked operation must not be called timed out: the customer would make it again.
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    select u.phone into recipient from app_user u where u.id = p_user;
    select i.refusal, i.is_last, i.sends_left, i.valid_until, i.resend_after_seconds, i.retry_at
      into refusal, is_last, sends_left, valid_until, resend_after_seconds, retry_at
      from issue_code('operation', o.id, p_code_hash, o.digest, p_now, 'user', p_user, recipient, p_caps) i;
  end if;
  if refusal is null then
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at)
      values (p_user, recipient, p_message, p_now, p_now);
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'SEND_CODE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

-- 0056_transfers_abroad.sql
create function keep_operation_files() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_file s set attached_at = new.changed_at
    from operation o join operation_file f on f.customer_id = o.customer_id and f.operation_id = o.operation_id
    where o.id = new.operation_id and s.uuid = f.file_uuid and s.attached_at is null;
  return null;
end
$$;

-- 0054_payments_are_followed.sql
create function keep_rail_order_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rail_order_step (order_id, state, at) values (new.id, new.state, new.changed_at) on conflict do nothing;
  return null;
end
$$;

-- 0053_limits_are_changed.sql
-- Why a limit cannot be changed like this; null when it can.
create function limit_change_refusal(p_customer bigint, p_code text, p_level text, p_maximum bigint, p_daily bigint,
  p_monthly bigint) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  wished constant limit_rule = limit_wished(p_customer, p_code, p_level, p_maximum, p_daily, p_monthly);
  current constant limit_rule = limit_of(p_customer, p_code);
begin
  if exists (select from limit_application a where a.customer_id = p_customer and a.limit_code = p_code and a.status = 'review') then
    return 'LIMIT_UNDER_REVIEW';
  end if;
  return case when wished.limit_code is null or wished = current then 'FAILED_CHANGED_LIMIT' end;
end
$$;

-- 0031_limits_and_recipients.sql
-- The limits of one customer: its own, those of its level, or the standard.
create function limit_of(p_customer bigint, p_code text) returns limit_rule
language sql stable set search_path = public, pg_temp as $$
  select r.limit_code, r.customer_kind, coalesce(l.level, 'standard'), coalesce(l.minimum, r.minimum),
      coalesce(l.maximum, r.maximum), coalesce(l.daily, r.daily), coalesce(l.monthly, r.monthly)
    from customer c
      left join customer_limit l on l.customer_id = c.id and l.limit_code = p_code
      join limit_rule r on r.limit_code = p_code and r.customer_kind = c.kind
        and r.level = case l.level when 'increased' then 'increased' else 'standard' end
    where c.id = p_customer
$$;

-- 0031_limits_and_recipients.sql
-- The first limit an operation would break after what has been used; null when there is none.
create function limit_refusal(o operation, p_use limit_use) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare
  rule constant limit_rule = limit_of(o.customer_id, o.limit_code);
begin
  if rule.limit_code is null then
    raise exception 'There is no limit of the name %', o.limit_code;
  end if;
  return case
    when o.limit_amount < rule.minimum then 'MIN_LIM_NOT_REACHED'
    when o.limit_amount > rule.maximum then 'MAX_LIM_EXCEEDED'
    when coalesce(p_use.used_today, 0) + o.limit_amount > rule.daily then 'DAILY_LIMIT_EXCEEDED'
    when coalesce(p_use.used_this_month, 0) + o.limit_amount > rule.monthly then 'MONTHLY_LIMIT_EXCEEDED'
  end;
end
$$;

-- 0031_limits_and_recipients.sql
-- What has been used on a day, by a row that may be of an earlier one.
create function limit_use_on(p_use limit_use, p_day date) returns limit_use
language plpgsql immutable as $$
begin
  p_use.used_this_month := case when date_trunc('month', p_use.day) = date_trunc('month', p_day) then p_use.used_this_month else 0 end;
  p_use.used_today := case when p_use.day = p_day then p_use.used_today else 0 end;
  p_use.day := p_day;
  return p_use;
end
$$;

-- 0104_bookings_of_a_group.sql
-- What a limit has been used of once an amount more is counted on a day.
create function limit_use_with(p_use limit_use, p_day date, p_amount bigint) returns limit_use
language plpgsql immutable as $$
begin
  p_use := limit_use_on(p_use, p_day);
  p_use.used_today := p_use.used_today + p_amount;
  p_use.used_this_month := p_use.used_this_month + p_amount;
  return p_use;
end
$$;

-- 0053_limits_are_changed.sql
-- The limits a wish stands for; nothing where there is no such limit or level, or where they contradict themselves or pass the
-- highest level of the bank. The smallest operation is the bank's to say.
create function limit_wished(p_customer bigint, p_code text, p_level text, p_maximum bigint, p_daily bigint, p_monthly bigint)
returns limit_rule
language sql stable set search_path = public, pg_temp as $$
  select r.limit_code, r.customer_kind, p_level, r.minimum, coalesce(p_maximum, r.maximum), coalesce(p_daily, r.daily),
      coalesce(p_monthly, r.monthly)
    from customer c
      join limit_rule r on r.limit_code = p_code and r.customer_kind = c.kind
        and r.level = case p_level when 'other' then 'standard' else p_level end
      left join limit_rule h on h.limit_code = p_code and h.customer_kind = c.kind and h.level = 'increased'
    where c.id = p_customer and (p_level <> 'other' or (p_maximum >= r.minimum and p_daily >= p_maximum and p_monthly >= p_daily
      and p_maximum <= coalesce(h.maximum, r.maximum) and p_daily <= coalesce(h.daily, r.daily)
      and p_monthly <= coalesce(h.monthly, r.monthly)))
$$;

-- 0107_batches_are_counted.sql
-- How a line stands by itself, before anything is known of the document it became.
create function line_standing(p_wanted jsonb, p_chosen boolean, p_operation uuid, p_refusal text, p_outcome text) returns text
language sql immutable as $$
  select case
    when p_wanted is null then 'faulty'
    when p_chosen then 'chosen'
    when p_operation is null then case when p_refusal is null then 'draft' else 'refused' end
    else coalesce(p_outcome, 'sent')
  end
$$;

-- 0107_batches_are_counted.sql
-- See BATCH_LINE_STATUSES: what batch_lines_at says of a single line. p_now decides whether a document is out of date.
create function line_status(p_standing text, p_kind text, o operation, p_txn_status text, p_now timestamptz) returns text
language sql immutable as $$
  select case
    when p_standing in ('faulty', 'chosen', 'draft') then p_standing
    when p_standing = 'refused' then 'declined'
    when o.state in ('declined', 'expired') or o.state = 'signing' and o.expires_at <= p_now then 'declined'
    when o.state = 'signing' then 'signing'
    when p_kind = 'salary' then case p_standing when 'paid' then 'done' when 'rejected' then 'rejected' else 'processing' end
    when p_txn_status in ('ACCEPTED', 'CONFIRMED') then 'done'
    when p_txn_status in ('REJECTED', 'RETURNED', 'CANCELLED', 'DECLINED') then 'rejected'
    else 'processing'
  end
$$;

-- 0091_loans.sql
-- Interest in whole minor units: src/domain/loan/dayCount.ts says the same.
create function loan_interest(p_balance_days numeric, p_rate integer, p_day_count text) returns bigint
language sql immutable as $$
  select div(p_balance_days * p_rate * 2 + d.divisor, d.divisor * 2)::bigint
    from (select (case p_day_count when 'ACT/365' then 365 else 360 end) * 10000::numeric as divisor) d
$$;

-- 0096_loans_are_repaid.sql
-- Whether a loan is still as it was when an operation was agreed on; whoever asks has locked its account.
create function loan_is_as_agreed(o operation) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from loan l where l.account_id = o.credit_account_id and l.status = 'A' and l.data_version::text = o.terms ->> 'loanVersion')
$$;

-- 0072_products.sql
-- Locks accounts in the order of their ids, for whoever books more than one thing at once.
create function lock_accounts(p_accounts bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from account a where a.id = any (p_accounts) order by a.id for no key update
$$;

-- 0124_wrong_codes_of_a_user.sql
create function lock_wrong_codes(p_owner_kind text, p_owner bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(wrong_codes_lock(p_owner_kind, p_owner));
end
$$;

-- 0083_recipients_are_checked.sql
-- The network of an address; none for what the bank asks by itself.
create function lookup_network(p_address text) returns cidr
language sql immutable set search_path = public, pg_temp as $$
  select network(set_masklen(a, case family(a) when 4 then 32 else 64 end))
    from (select regexp_replace(nullif(p_address, ''), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i')::inet as a) given
$$;

-- 0062_service_providers.sql
-- Whether a user may ask about another subscriber in this hour.
create function may_look_up_subscriber(p_user bigint, p_now timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from subscriber_lookup l
    where l.user_id = p_user and l.hour = date_trunc('hour', p_now) and (l.found >= 200 or l.missed >= 20))
$$;

-- 0071_signatures.sql
-- Whether a user may still sign for a company in a place: a signature counts as long as this holds, and is judged when a document is booked.
create function may_sign(p_user bigint, p_place smallint, p_customer bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from app_user u
    where u.id = p_user and u.customer_id = p_customer and 'sign' = any (u.rights) and u.signature_place = p_place)
$$;

-- 0090_money_transfers.sql
-- Writes down the number a network has given to an order, and tells the sender; only the first who comes does both. p_message is
-- empty where there is nothing to tell.
create function name_rail_order(p_order bigint, p_reference text, p_message text, p_content jsonb, p_now timestamptz) returns boolean
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

-- 0083_recipients_are_checked.sql
-- Whether a network may ask: sixty misses an hour are all it gets. Only misses write, so that users of one network do not wait
-- for each other as long as they find whom they look for.
create function network_may_look_up(p_network cidr, p_now timestamptz) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select p_network is null
    or not exists (select from recipient_lookup_source s where s.network = p_network and s.hour = date_trunc('hour', p_now) and s.missed >= 60)
$$;

-- 0101_deposits_are_opened.sql
-- Opens the account and the contract of an application that is being booked; interest begins with the next day.
create function open_deposit(o operation, opened account, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  agreed constant jsonb = o.terms -> 'deposit';
  day constant date = bank_day(p_now);
begin
  insert into account overriding system value values (opened.*);
  insert into deposit (account_id, contract_no, deposit_type, opened_on, matures_on, term_months, contract_amount, rate, early_rate, payout,
      capitalized, payout_account_id, accrued_through, product_id, prolongs, child_name, child_born_on)
    values (opened.id, agreed ->> 'contractRefNo', agreed ->> 'depositType', day, (day + make_interval(months => (agreed ->> 'termMonths')::integer))::date,
      (agreed ->> 'termMonths')::integer, o.credited, (replace(agreed ->> 'interestRate', '.', ''))::integer,
      (replace(agreed ->> 'earlyClosingRate', '.', ''))::integer, agreed ->> 'interestPayout', (agreed ->> 'capitalized')::boolean,
      o.debit_account_id, day, (agreed ->> 'productId')::bigint, (agreed ->> 'autoProlongation')::boolean,
      coalesce(agreed ->> 'childFullName', ''), (agreed ->> 'childBirthDate')::date);
end
$$;

-- 0099_digital_loans.sql
-- Opens the contract of an agreement that was signed, with an account of its own that nothing is booked on yet. What the instalment
-- is comes from the domain; everything else is what was agreed on.
create function open_digital_loan(p_application bigint, p_opened_on date, p_matures_on date, p_instalment bigint, p_now timestamptz,
  out loan_id bigint, out contract_no text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agreed digital_loan;
  serial bigint;
  digits text;
begin
  select * into strict agreed from digital_loan d where d.id = p_application and d.status = 'approved' for update;
  serial := nextval('digital_loan_contract_seq');
  contract_no := 'KD-' || lpad(serial::text, 6, '0');
  digits := '128001' || lpad((62000000 + serial)::text, 8, '0');
  insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at, product)
    values (digits || lpad((digits::bigint % 97)::text, 2, '0'), agreed.customer_id, '2110', '1', agreed.currency, -agreed.approved, p_now, 'loan')
    returning id into loan_id;
  insert into loan (account_id, contract_no, product_code, opened_on, matures_on, term_months, disbursed, rate, penalty_rate, method, day_count,
      repayment_account_id, counted_to, last_number, instalment)
    values (loan_id, contract_no, 'ONLINE', p_opened_on, p_matures_on, agreed.months, agreed.approved, agreed.rate, agreed.penalty_rate, 'annuity',
      'ACT/365', agreed.account_id, p_opened_on, agreed.months, p_instalment);
end
$$;

-- 0043_more_networks.sql
-- SHA-256 of the text src/domain/operation/operationDigest.ts writes for the same operation.
create or replace function operation_digest(o operation) returns bytea
language plpgsql immutable as $$
declare
  terms text;
begin
  if o.terms <> '{}' then
    select string_agg('term ' || t.key || '=' || t.value, E'\n' order by t.key collate "C") into terms
      from (select * from jsonb_each_text(o.terms - 'details')
        union all select 'details.' || d.key, d.value from jsonb_each_text(o.terms -> 'details') d) t;
  end if;
  return sha256(convert_to(concat_ws(E'\n',
    'tulpar-operation-2',
    'operation=' || o.operation_id,
    'code=' || o.code,
    'kind=' || o.txn_code,
    'customer=' || o.customer_id,
    'debit=' || o.debit_number,
    'credit=' || o.credit_number,
    'recipient=' || o.credit_name,
    'amount=' || o.amount || ' ' || o.currency,
    'fee=' || o.fee || ' ' || o.currency,
    'credited=' || o.credited || ' ' || o.credited_currency,
    'legs=' || array_to_string(o.leg_accounts, ',') || ' ' || array_to_string(o.leg_amounts, ','),
    terms,
    'purpose=' || o.purpose), 'UTF8'));
end
$$;

-- 0108_cheaper_creations.sql
-- Forty bits of a digest as eight signs that are not mistaken for one another.
create or replace function operation_fingerprint(p_digest bytea) returns text
language plpgsql immutable as $$
declare
  bits constant bigint = ('x' || encode(substring(p_digest from 1 for 5), 'hex'))::bit(40)::bigint;
  signs constant text[] = '{0,1,2,3,4,5,6,7,8,9,A,B,C,D,E,F,G,H,J,K,M,N,P,Q,R,S,T,V,W,X,Y,Z}';
begin
  return signs[(bits >> 35 & 31) + 1] || signs[(bits >> 30 & 31) + 1] || signs[(bits >> 25 & 31) + 1] || signs[(bits >> 20 & 31) + 1] || '-'
    || signs[(bits >> 15 & 31) + 1] || signs[(bits >> 10 & 31) + 1] || signs[(bits >> 5 & 31) + 1] || signs[(bits & 31) + 1];
end
$$;

-- 0089_deposits.sql
-- Keeps the order to close a deposit before its end. Nothing is paid in or taken out any more until it is done.
create function order_deposit_closing(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into deposit_closing (account_id, operation_id, txn_id, ordered_at) values (o.debit_account_id, o.id, p_txn, p_now);
  update account a set debit_stopped = true, credit_stopped = true, available_for_operations = false where a.id = o.debit_account_id;
  perform tell_deposit(o.debit_account_id, p_now);
end
$$;

-- 0098_invoices.sql
-- Writes down what an operation has paid of invoices that are locked.
create function pay_invoices(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if o.amount <> (select sum(p.amount) from invoices_paid_by(o) p) then
    raise exception 'Operation % moves another sum than it pays of invoices', o.operation_id;
  end if;
  update invoice i set paid = i.paid + p.amount, paid_on = bank_day(p_now) from invoices_paid_by(o) p where i.id = p.invoice_id;
  insert into invoice_payment (invoice_id, txn_id, amount, paid_at) select p.invoice_id, p_txn, p.amount, p_now from invoices_paid_by(o) p;
end
$$;

-- 0096_loans_are_repaid.sql
-- Pays interest and principal that fell due, the oldest instalments first.
create function pay_loan_instalments(p_account bigint, p_interest bigint, p_principal bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update loan_instalment i
    set interest_paid = i.interest_paid + greatest(0, least(i.interest - i.interest_paid, p_interest - w.interest_before)),
      principal_paid = i.principal_paid + greatest(0, least(i.principal - i.principal_paid, p_principal - w.principal_before))
    from (
      select number, coalesce(sum(interest - interest_paid) over earlier, 0)::bigint as interest_before,
          coalesce(sum(principal - principal_paid) over earlier, 0)::bigint as principal_before
        from loan_instalment where account_id = p_account and (principal_paid < principal or interest_paid < interest)
        window earlier as (order by number rows between unbounded preceding and 1 preceding)) w
    where i.account_id = p_account and i.number = w.number
$$;

-- 0106_lines_of_batches_are_found.sql
-- Pays the next lines of a salary that nobody else is paying at this moment, all in one transaction. A line the books will not take by a
-- defect holds up no other: it is tried again after them, and rejected when it has failed so often. Answers null when there is nothing to do,
-- otherwise how many lines were looked at.
create or replace function pay_salary_lines(p_most integer, p_most_tries integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  run salary_run;
  o operation;
  batch bigint;
  numbers integer[];
  one integer;
begin
  select * into run from salary_run r where r.ended_at is null and r.next_attempt_at <= p_now
    order by r.next_attempt_at, r.operation_id limit 1 for no key update skip locked;
  if not found then
    return null;
  end if;
  select * into strict o from operation x where x.id = run.operation_id;
  select b.id into strict batch from batch b where b.customer_id = o.customer_id and b.operation_id = (o.request ->> 'batchId')::uuid;
  numbers := array(select l.number from batch_line l where l.batch_id = batch and l.operation_id = o.operation_id and l.outcome is null
    order by l.tries, l.number limit p_most);
  if cardinality(numbers) = 0 then
    perform end_salary(o, batch, p_now);
    return 0;
  end if;
  begin
    perform book_salary_lines(o, batch, numbers, p_now);
  exception when others then
    if sqlstate in ('40001', '40P01', '55P03', '57014') then
      raise;
    end if;
    foreach one in array numbers loop
      begin
        perform book_salary_lines(o, batch, array[one], p_now);
      exception when others then
        if sqlstate in ('40001', '40P01', '55P03', '57014') then
          raise;
        end if;
        update batch_line l set tries = l.tries + 1, outcome = case when l.tries + 1 >= p_most_tries then 'rejected' end,
            refusal = case when l.tries + 1 >= p_most_tries then 'INTERNAL_SERVER_ERROR' end
          where l.batch_id = batch and l.number = one;
      end;
    end loop;
  end;
  return cardinality(numbers);
end
$$;

-- 0089_deposits.sql
-- Money that is on its way to an account of a customer is paid to another one of his.
create function pay_to_instead(p_txn bigint, p_account bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update txn t set credit_account_id = a.id, credit_number = a.number from account a, account before
    where t.id = p_txn and before.id = t.credit_account_id and a.id = p_account and a.id <> before.id and a.customer_id = before.customer_id
$$;

-- 0033_rails.sql
-- Nothing new is known of a payment: it is looked at again later, or never.
create function postpone_rail_order(p_order bigint, p_until timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update rail_order r set next_attempt_at = coalesce(p_until, r.next_attempt_at), closed = p_until is null where r.id = p_order
$$;

-- 0101_deposits_are_opened.sql
create or replace function product_credited(p_txn_code text) returns text
language sql immutable as $$
  select case p_txn_code when 'MAKE_DEPOSIT' then 'deposit' when 'MAKE_DEPOSIT_APPLICATION' then 'deposit'
    when 'DIGITAL_LOAN_MAKE_REPAYMENT' then 'loan' else 'current' end
$$;

-- 0089_deposits.sql
create or replace function product_debited(p_txn_code text) returns text
language sql immutable as $$ select case p_txn_code when 'MAKE_EARLY_CLOSING_OF_DEPOSIT' then 'deposit' else 'current' end $$;

-- 0101_deposits_are_opened.sql
-- Begins the next term of a deposit whose interest is paid, at the rates the bank offers on that day; answers whether it does offer any.
create function prolong_deposit(p_account bigint, p_day date, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update deposit d
    set opened_on = p_day, matures_on = (p_day + make_interval(months => d.term_months))::date, contract_amount = a.balance, rate = f.rate,
      early_rate = f.early_rate, balance_days = 0, interest_paid = 0, accrued_through = p_day, accrued_before = 0
    from account a, deposit_offer f
    where d.account_id = p_account and d.status = 'A' and d.prolongs and a.id = d.account_id and a.balance > 0
      and f.product_id = d.product_id and f.currency = a.currency and f.term_months = d.term_months;
  if not found then
    return false;
  end if;
  perform tell_deposit(p_account, p_now);
  return true;
end
$$;

-- 0080_accounts_are_cared_for.sql
-- Puts accounts to sleep on which nothing has moved since p_before, a batch at a time. One that is stopped or frozen stays as it is:
-- its owner could not have moved anything on it.
create function put_accounts_to_sleep(p_before timestamptz, p_now timestamptz) returns table (customer_id bigint, number text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  slept account;
begin
  for slept in
    update account a set dormant = true
      where a.id in (select x.id from account x
        where x.customer_id is not null and x.product = 'current' and x.record_status = 'O' and x.account_class not like '3%'
          and not x.dormant and not x.frozen and not x.debit_stopped and not x.credit_stopped
          and greatest(x.opened_at, x.last_operation_at, x.awake_since) < p_before
        order by x.id limit 200 for update skip locked)
      returning a.*
  loop
    perform tell_account_changed(slept, p_now);
    customer_id := slept.customer_id;
    number := slept.number;
    return next;
  end loop;
end
$$;

-- 0004_append_only.sql
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- 0046_fewer_steps.sql
create function refuse_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'What stands in % is never deleted: the books refer to it', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- 0068_templates_and_schedules.sql
-- Writes down that a run was refused: it is tried again at p_next, or never when that is null. p_tries is what whoever asks has
-- seen, so of two who were refused only one writes. p_content is what the customer is told; what is never tried again is also a
-- line of history. Answers whether something was written.
create function refuse_scheduled_run(p_run bigint, p_tries integer, p_failure text, p_next timestamptz, p_content jsonb, p_now timestamptz)
returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r schedule_run;
  s schedule;
  t template;
  line bigint;
begin
  select * into strict r from schedule_run x where x.id = p_run for no key update;
  if r.state <> 'due' or r.tries <> p_tries then
    return false;
  end if;
  select * into strict s from schedule x where x.id = r.schedule_id;
  select * into strict t from template x where x.id = s.template_id;
  if p_next is null then
    insert into txn (operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency, debit_amount,
        credit_number, credit_currency, credit_amount, sender_name, recipient_name, purpose, fingerprint, terms)
      select gen_random_uuid(), t.txn_code, 'REJECTED', p_now, a.id, t.debit_number, t.currency, t.amount, t.credit_number,
          t.credited_currency, t.credited, c.name ->> 'ru', t.credit_name, t.purpose, s.fingerprint, t.terms
        from customer c left join account a on a.number = t.debit_number and a.customer_id = c.id where c.id = s.customer_id
      returning id into line;
    insert into txn_of_customer (customer_id, created_at, txn_id) values (s.customer_id, p_now, line);
  end if;
  update schedule_run x set tries = x.tries + 1, failure = p_failure, changed_at = p_now, txn_id = line,
      state = case when p_next is null then 'failed' else 'due' end, next_attempt_at = coalesce(p_next, x.next_attempt_at)
    where x.id = p_run;
  if p_content is not null then
    insert into notification (user_id, txn_id, content, created_at) values (s.user_id, line, p_content, p_now);
    insert into outbox_event (customer_id, user_id, type, payload, created_at) values (s.customer_id, s.user_id,
      case when line is null then 'NOTIFICATION' else 'TRANSACTION_NOTIFICATION' end,
      jsonb_strip_nulls(jsonb_build_object('txnId', line::text, 'title', jsonb_build_object('ru', p_content #> '{ru,title}',
        'en', p_content #> '{en,title}', 'kg', p_content #> '{kg,title}', 'cn', p_content #> '{cn,title}'))), p_now);
  end if;
  return true;
end
$$;

-- 0080_accounts_are_cared_for.sql
-- Gives an account a name, or takes it away. False when the customer has no such account.
create function rename_account(p_customer bigint, p_account bigint, p_name text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed account;
begin
  update account a set name = p_name
    where a.id = p_account and a.customer_id = p_customer and a.record_status = 'O' and a.account_class not like '3%' and a.product = 'current'
    returning * into changed;
  if not found then
    return false;
  end if;
  perform tell_account_changed(changed, p_now);
  return true;
end
$$;

-- 0096_loans_are_repaid.sql
-- What was paid by an operation whose legs have been booked.
create function repay_loan(o operation, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  due loan_owed;
  principal bigint;
  interest bigint;
  penalty bigint;
  set_aside bigint;
begin
  select * into strict due from loan_owed w where w.account_id = o.credit_account_id;
  select coalesce(sum(x.amount) filter (where x.id = o.credit_account_id), 0), coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_INTEREST_DUE'), 0),
      coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_PENALTY_DUE'), 0), coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_PREPAID'), 0)
    into principal, interest, penalty, set_aside
    from unnest(o.leg_accounts, o.leg_amounts) x (id, amount) join account a on a.id = x.id;
  perform pay_loan_instalments(o.credit_account_id, due.interest_due, due.principal_due);
  update loan l set period_paid = l.period_paid + interest - due.interest_due, penalty_paid = l.penalty_paid + penalty, prepaid = l.prepaid + set_aside,
      instalment = (o.terms ->> 'loanInstalment')::bigint, last_number = (o.terms ->> 'loanLastNumber')::integer
    where l.account_id = o.credit_account_id;
  if exists (select from account a where a.id = o.credit_account_id and a.balance = 0) then
    perform end_loan(o.credit_account_id, p_now);
  else
    perform tell_loan(o.credit_account_id, p_now);
  end if;
end
$$;

-- 0101_deposits_are_opened.sql
create function reserve_deposit(out account_id bigint, out account_number text, out contract_no text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  serial constant bigint = nextval('deposit_contract_no');
  digits constant text = '128001' || (61000000 + serial)::text;
begin
  account_id := nextval(pg_get_serial_sequence('account', 'id'));
  account_number := digits || lpad((digits::bigint % 97)::text, 2, '0');
  contract_no := 'DP-' || serial;
end
$$;

-- 0024_sign_in_sources.sql
-- The try was right: it is not counted, and one that failed before is made good, because many customers may share an address.
create function return_sign_in_try(p_address inet) returns void
language sql set search_path = public, pg_temp as $$
  update sign_in_source set failures = greatest(failures - 2, 0)
   where network = network(set_masklen(p_address, case family(p_address) when 4 then 32 else 64 end))
$$;

-- 0008_identity.sql
-- Gives back the tries of a subject that has been right.
create function return_tries(p_kind text, p_subject bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update code_subject c set tries_left = default where c.subject_kind = p_kind and c.subject_id = p_subject
$$;

-- 0102_batches.sql
-- SHA-256 over the lines of a salary: what its signatures are over.
create function salary_digest(p_customer bigint, p_operation uuid) returns text
language sql stable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(string_agg(concat_ws('|', l.number, l.account_number, l.amount, l.currency, l.fee, l.wanted ->> 'recipientName',
      l.wanted ->> 'purpose'), E'\n' order by l.number), 'UTF8')), 'hex')
    from batch_line l join batch b on b.id = l.batch_id and b.customer_id = p_customer where l.operation_id = p_operation
$$;

-- 0102_batches.sql
create function salary_is_as_agreed(o operation) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select o.terms #>> '{details,registerDigest}' = salary_digest(o.customer_id, o.operation_id)
    and (o.amount, o.fee) = (select sum(l.amount), sum(l.fee) from batch_line l join batch b on b.id = l.batch_id and b.customer_id = o.customer_id
      where l.operation_id = o.operation_id)
$$;

-- 0068_templates_and_schedules.sql
-- What a customer agrees to with one code for all days.
create function schedule_digest(s schedule, t template) returns bytea
language plpgsql immutable as $$
declare
  terms text;
begin
  select string_agg('term ' || x.key || '=' || x.value, E'\n' order by x.key collate "C") into terms from jsonb_each_text(t.terms) x;
  return sha256(convert_to(concat_ws(E'\n',
    'tulpar-schedule-1',
    'operation=' || s.operation_id,
    'customer=' || s.customer_id,
    'user=' || s.user_id,
    'template=' || t.id,
    'code=' || t.code,
    'kind=' || t.txn_code,
    'debit=' || t.debit_number,
    'credit=' || t.credit_number,
    'recipient=' || t.credit_name,
    'amount=' || t.amount || ' ' || t.currency,
    'credited=' || t.credited || ' ' || t.credited_currency,
    'periodicity=' || s.periodicity,
    'first=' || coalesce(s.first_day::text, ''),
    'last=' || coalesce(s.last_day::text, ''),
    'days=' || array_to_string(s.days, ','),
    'request=' || t.request::text,
    terms,
    'words=' || s.words,
    'purpose=' || t.purpose), 'UTF8'));
end
$$;

-- 0068_templates_and_schedules.sql
-- The digest and the fingerprint of a schedule that has just been stored.
create function seal_schedule(p_schedule bigint) returns table (digest bytea, fingerprint text)
language sql security definer set search_path = public, pg_temp as $$
  update schedule s set digest = schedule_digest(s, t), fingerprint = operation_fingerprint(schedule_digest(s, t))
    from template t where s.id = p_schedule and s.state = 'waiting' and t.id = s.template_id
    returning s.digest, s.fingerprint
$$;

-- 0071_signatures.sql
-- Sends a created operation to be signed. Its price, where it has one, is held no longer for that.
-- It may stand in place of a document of the company that was declined or ran out of time.
create function send_to_be_signed(p_customer bigint, p_user bigint, p_operation uuid, p_life interval, p_reference text, p_now timestamptz,
    p_replaces uuid default null)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  replaced bigint;
  refusal text;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state not in ('created', 'signing') then
    refusal := 'OPERATION_NOT_FOUND';
  elsif p_replaces is not null then
    select x.id into replaced from operation x
      where x.customer_id = p_customer and x.operation_id = p_replaces
        and (x.state in ('declined', 'expired') or x.state = 'signing' and x.expires_at <= p_now);
    refusal := case when replaced is null then 'OPERATION_NOT_FOUND' end;
  end if;
  if refusal is null and o.state = 'created' and o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif refusal is null and o.state = 'created' then
    insert into document_replacement (operation_id, replaced_id) select o.id, replaced where replaced is not null;
    update operation x set state = 'signing', sent_at = p_now,
        expires_at = case when o.terms ? 'rate' then o.expires_at else p_now + p_life end
      where x.id = o.id;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'SEND_TXN_TO_PROCESSING_CORP', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return refusal;
end
$$;

-- 0053_limits_are_changed.sql
create function set_customer_limit(p_customer bigint, r limit_rule) returns void
language sql set search_path = public, pg_temp as $$
  insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
    select p_customer, r.limit_code, r.level, o.minimum, o.maximum, o.daily, o.monthly
      from (select) one left join (select r.minimum, r.maximum, r.daily, r.monthly where r.level = 'other') o on true
    on conflict (customer_id, limit_code) do update
      set level = excluded.level, minimum = excluded.minimum, maximum = excluded.maximum, daily = excluded.daily,
        monthly = excluded.monthly
$$;

-- 0134_changes_of_companies.sql
-- Signs a change; `complete` says that nobody else has to, and whoever called makes it in the same transaction. Who has signed
-- it before is answered the same again.
create function sign_change(p_user bigint, p_change bigint, p_digest bytea, p_reference text, p_now timestamptz)
returns table (refusal text, complete boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  signer app_user;
  c change_document;
  needed smallint;
  own boolean;
  others smallint[];
begin
  complete := false;
  select * into strict signer from app_user u where u.id = p_user;
  select * into c from change_document x where x.id = p_change and x.customer_id = signer.customer_id for no key update;
  select k.signatures_needed into strict needed from customer k where k.id = signer.customer_id;
  own := exists (select from change_signature s where s.change_id = c.id and s.user_id = p_user);
  select coalesce(array_agg(distinct s.place), '{}') into others from change_signature s
    where s.change_id = c.id and s.user_id <> p_user and may_sign(s.user_id, s.place, signer.customer_id) and s.place <= needed;
  if c.id is null then
    refusal := 'OPERATION_NOT_FOUND';
  elsif own and (c.state <> 'signing' or cardinality(others) + 1 < needed) then
    refusal := null;
  elsif c.state <> 'signing' then
    refusal := 'OPERATION_NOT_FOUND';
  elsif c.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif change_digest(c) <> p_digest then
    refusal := 'OPERATION_IMPOSSIBLE';
  elsif not may_sign(p_user, signer.signature_place, signer.customer_id) or signer.signature_place > needed then
    refusal := 'SIGNATURE_NOT_YOURS';
  elsif own and not exists (select from change_signature s where s.change_id = c.id and s.user_id = p_user and s.place = signer.signature_place) then
    refusal := 'SIGNATURE_NOT_YOURS';
  elsif signer.signature_place = any (others) then
    refusal := 'ALREADY_SIGNED';
  elsif exists (select from change_signature s join app_user u on u.id = s.user_id
      where s.change_id = c.id and u.id <> p_user and u.phone = signer.phone) then
    refusal := 'SIGNATURE_NOT_YOURS';
  else
    if not own then
      insert into change_signature (change_id, user_id, place, digest, signed_at)
        values (c.id, p_user, signer.signature_place, p_digest, p_now);
    end if;
    complete := cardinality(others) + 1 >= needed;
    if complete then
      update change_document x set state = 'done', ended_at = p_now, ended_by = p_user where x.id = c.id;
    end if;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, signer.customer_id, 'SIGN_CHANGE', p_reference, coalesce(refusal, 'SUCCESS'), c.operation_id::text);
  return next;
end
$$;

-- 0071_signatures.sql
-- Signs a document, and books it when nobody else has to. Who has signed it before is answered the same again. What the ledger
-- refuses stays as it was, without this signature.
create function sign_document(p_user bigint, p_document bigint, p_digest bytea, p_reference text, p_now timestamptz)
returns table (refusal text, state text, transaction_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  signer app_user;
  o operation;
  needed smallint;
  own boolean;
  others smallint[];
begin
  select * into strict signer from app_user u where u.id = p_user;
  select * into o from operation x where x.id = p_document and x.customer_id = signer.customer_id for no key update;
  select c.signatures_needed into strict needed from customer c where c.id = signer.customer_id;
  own := exists (select from document_signature s where s.operation_id = o.id and s.user_id = p_user);
  -- Judged anew: the place of somebody who may sign there no more is open again.
  select coalesce(array_agg(distinct s.place), '{}') into others from document_signature s
    where s.operation_id = o.id and s.user_id <> p_user and may_sign(s.user_id, s.place, signer.customer_id) and s.place <= needed;
  if o.id is null then
    refusal := 'OPERATION_NOT_FOUND';
  elsif own and (o.state <> 'signing' or cardinality(others) + 1 < needed) then
    transaction_id := o.txn_id;
  elsif o.state <> 'signing' then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif operation_digest(o) <> p_digest then
    refusal := 'OPERATION_IMPOSSIBLE';
  else
    if not 'sign' = any (signer.rights) or coalesce(signer.signature_place > needed, true) then
      refusal := 'SIGNATURE_NOT_YOURS';
    elsif own and not exists (select from document_signature s
        where s.operation_id = o.id and s.user_id = p_user and s.place = signer.signature_place) then
      refusal := 'SIGNATURE_NOT_YOURS';
    elsif signer.signature_place = any (others) then
      refusal := 'ALREADY_SIGNED';
    elsif exists (select from document_signature s join app_user u on u.id = s.user_id
        where s.operation_id = o.id and u.id <> p_user and u.phone = signer.phone) then
      -- Two logins of one telephone are one person.
      refusal := 'SIGNATURE_NOT_YOURS';
    else
      if cardinality(others) + 1 >= needed then
        select b.refusal, b.transaction_id into refusal, transaction_id from book_operation(o, p_now) b;
      end if;
      if refusal is null and not own then
        insert into document_signature (operation_id, place, user_id, digest, signed_at)
          values (o.id, signer.signature_place, p_user, p_digest, p_now);
      end if;
      if transaction_id is not null then
        update operation x set state = 'booked', booked_at = p_now, txn_id = transaction_id where x.id = o.id;
        o.state := 'booked';
      end if;
    end if;
  end if;
  state := o.state;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, signer.customer_id, 'SIGN', p_reference, coalesce(refusal, 'SUCCESS'), o.operation_id::text);
  return next;
end
$$;

-- 0134_changes_of_companies.sql
create function stamp_change_document() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.digest := change_digest(new);
  return new;
end
$$;

-- 0090_money_transfers.sql
-- Gives back what a network has held and paid to nobody: it was recalled, or nobody came for it. The fee was earned by carrying it. Whoever
-- comes second changes nothing.
create function take_back_rail_order(p_order bigint, p_reason text, p_content jsonb, p_now timestamptz) returns boolean
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

-- 0125_codes_sent_to_a_phone.sql
-- Counts a message; answers nothing, or, where none may go, when the next may.
create function take_code_quota(p_recipient text, p_now timestamptz, p_caps integer[]) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  free_at timestamptz;
begin
  loop
    update code_quota q set
        ten_minutes_from = case when q.ten_minutes_from > p_now - interval '10 minutes' then q.ten_minutes_from else p_now end,
        in_ten_minutes = case when q.ten_minutes_from > p_now - interval '10 minutes' then q.in_ten_minutes + 1 else 1 end,
        hour_from = case when q.hour_from > p_now - interval '1 hour' then q.hour_from else p_now end,
        in_hour = case when q.hour_from > p_now - interval '1 hour' then q.in_hour + 1 else 1 end,
        day_from = case when q.day_from > p_now - interval '1 day' then q.day_from else p_now end,
        in_day = case when q.day_from > p_now - interval '1 day' then q.in_day + 1 else 1 end
      where q.recipient = p_recipient
        and (q.ten_minutes_from <= p_now - interval '10 minutes' or q.in_ten_minutes < p_caps[1])
        and (q.hour_from <= p_now - interval '1 hour' or q.in_hour < p_caps[2])
        and (q.day_from <= p_now - interval '1 day' or q.in_day < p_caps[3]);
    if found then
      return null;
    end if;
    free_at := code_quota_free_at(p_recipient, p_now, p_caps);
    if free_at is not null then
      return free_at;
    end if;
    insert into code_quota values (p_recipient, p_now, 1, p_now, 1, p_now, 1) on conflict do nothing;
    if found then
      return null;
    end if;
  end loop;
end
$$;

-- 0098_invoices.sql
-- What has been handed over by a distributor once is not handed over again; one that does not fit into the credit is not taken.
create function take_invoice(p_distributor bigint, p_customer bigint, p_number text, p_issued date, p_due date, p_total bigint,
  p_paid_elsewhere bigint, p_paid_on date) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line distributor_line;
  used bigint;
begin
  -- Whoever hands over an invoice against the same credit waits here.
  select * into line from distributor_line l where l.distributor_id = p_distributor and l.customer_id = p_customer for no key update;
  if not found then
    return 'noLine';
  end if;
  if exists (select from invoice i where i.distributor_id = p_distributor and i.number = p_number) then
    return 'known';
  end if;
  select coalesce(sum(i.total - i.paid), 0) into used from invoice i where i.distributor_id = p_distributor and i.customer_id = p_customer;
  if used + p_total - p_paid_elsewhere > line.credit_limit then
    return 'overLimit';
  end if;
  insert into invoice (distributor_id, customer_id, number, issued_on, due_on, currency, total, paid_elsewhere, paid, paid_on)
    values (p_distributor, p_customer, p_number, p_issued, p_due, line.currency, p_total, p_paid_elsewhere, p_paid_elsewhere, p_paid_on)
    on conflict do nothing;
  return case when found then 'taken' else 'known' end;
end
$$;

-- 0033_rails.sql
-- Takes at most p_limit payments whose time has come and keeps other processes from them for a minute; no lock outlives this.
create function take_rail_orders(p_limit integer, p_now timestamptz) returns setof rail_order
language sql security definer set search_path = public, pg_temp as $$
  update rail_order r set attempts = r.attempts + 1, next_attempt_at = p_now + interval '1 minute'
    where r.id in (select w.id from rail_order w where not w.closed and w.next_attempt_at <= p_now
      order by w.next_attempt_at, w.id limit p_limit for update skip locked)
    returning r.*
$$;

-- 0068_templates_and_schedules.sql
-- Takes at most p_limit runs whose time has come and keeps other processes from them for a minute; no lock outlives this.
create function take_scheduled_runs(p_limit integer, p_now timestamptz) returns setof schedule_run
language sql security definer set search_path = public, pg_temp as $$
  update schedule_run r set next_attempt_at = p_now + interval '1 minute'
    where r.id in (select w.id from schedule_run w where w.state = 'due' and w.next_attempt_at <= p_now
      order by w.next_attempt_at, w.id limit p_limit for update skip locked)
    returning r.*
$$;

-- 0024_sign_in_sources.sql
-- Counts a try of an address as failed and says whether it may be made. A window lasts an hour.
create function take_sign_in_try(p_address inet, p_limit integer, p_now timestamptz) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  s sign_in_source;
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into sign_in_source as x (network, began_at, failures)
    values (network(set_masklen(p_address, case family(p_address) when 4 then 32 else 64 end)), p_now, 1)
    on conflict (network) do update set
      failures = case when x.blocked_until > p_now then x.failures
                      when x.began_at <= p_now - interval '1 hour' or x.blocked_until is not null then 1
                      else x.failures + 1 end,
      began_at = case when x.blocked_until > p_now then x.began_at
                      when x.began_at <= p_now - interval '1 hour' or x.blocked_until is not null then p_now
                      else x.began_at end,
      blocked_until = case when x.blocked_until > p_now then x.blocked_until end,
      blocks_in_a_row = case when coalesce(x.blocked_until, x.began_at) <= p_now - interval '1 day' then 0 else x.blocks_in_a_row end
    returning * into s;
  if s.blocked_until is not null then
    return false;
  end if;
  if s.failures <= p_limit then
    return true;
  end if;
  update sign_in_source x
     set blocked_until = p_now + block_of(x.blocks_in_a_row), blocks_in_a_row = x.blocks_in_a_row + 1
   where x.id = s.id;
  return false;
end
$$;

-- 0128_taxpayer_lookups.sql
-- Counts a question and answers whether it may be asked: ten different ones in an hour and thirty in a day are all a user gets; the same one
-- counts once in a day. Questions of one user wait for each other.
create function take_taxpayer_lookup(p_user bigint, p_asked bytea, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from app_user u where u.id = p_user for no key update;
  delete from taxpayer_lookup l where l.user_id = p_user and l.at <= p_now - interval '1 day';
  if exists (select from taxpayer_lookup l where l.user_id = p_user and l.asked = p_asked) then
    return true;
  end if;
  if exists (select from taxpayer_lookup l where l.user_id = p_user
    having count(*) >= 30 or count(*) filter (where l.at > p_now - interval '1 hour') >= 10) then
    return false;
  end if;
  insert into taxpayer_lookup (user_id, asked, at) values (p_user, p_asked, p_now);
  return true;
end
$$;

-- 0008_identity.sql
-- Takes one of the tries of a subject before anything is checked, so that however many come at once no more are checked
-- than there are tries. Answers how many are left after this one; nothing when there was none.
create function take_try(p_kind text, p_subject bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  remaining integer;
begin
  insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
  update code_subject c set tries_left = c.tries_left - 1
    where c.subject_kind = p_kind and c.subject_id = p_subject and c.tries_left > 0
    returning c.tries_left into remaining;
  return remaining;
end
$$;

-- 0092_wallets.sql
-- Counts a question; answers whether it may be asked in this hour.
create function take_wallet_lookup(p_user bigint, p_now timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  insert into wallet_lookup as l (user_id, hour, asked) values (p_user, date_trunc('hour', p_now), 1)
    on conflict (user_id) do update set hour = excluded.hour,
      asked = case when l.hour = excluded.hour then least(l.asked + 1, 1000) else 1 end
    returning asked <= 20
$$;

-- 0107_batches_are_counted.sql
-- In one order, so that two who change the same batch never wait for each other in a circle.
create function tally_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into batch_tally as t (batch_id, operation_id, standing, lines, total)
      select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome) as standing, count(*), coalesce(sum(amount), 0)
        from lines_after group by 1, 2, 3 order by 1, 3, 2
      on conflict (batch_id, standing, operation_id) do update set lines = t.lines + excluded.lines, total = t.total + excluded.total;
  else
    insert into batch_tally as t (batch_id, operation_id, standing, lines, total)
      select c.batch_id, c.operation_id, c.standing, sum(c.lines), sum(c.total) from (
          select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome) as standing, -1 as lines, -coalesce(amount, 0) as total
            from lines_before
          union all select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome), 1, coalesce(amount, 0) from lines_after) c
        group by 1, 2, 3 having sum(c.lines) <> 0 or sum(c.total) <> 0 order by 1, 3, 2
      on conflict (batch_id, standing, operation_id) do update set lines = t.lines + excluded.lines, total = t.total + excluded.total;
  end if;
  return null;
end
$$;

-- 0073_account_changes.sql
-- Has open pages read an account whose balance did not change. There is no version in it: versions count entries.
create function tell_account_changed(a account, p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into outbox_event (customer_id, type, payload, created_at)
    values (a.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', a.id::text), p_now)
$$;

-- 0089_deposits.sql
-- Something of a deposit has changed: its version goes up and the open pages of the customer hear of it.
create function tell_deposit(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update deposit d set data_version = d.data_version + 1 where d.account_id = p_account;
  insert into outbox_event (customer_id, type, payload, created_at)
    select a.customer_id, 'UPDATED_DEPOSIT', jsonb_build_object('accountId', a.id::text,
        'dataVersion', coalesce(d.data_version, a.data_version)::text), p_now
      from account a left join deposit d on d.account_id = a.id where a.id = p_account;
end
$$;

-- 0105_asked_for_twice.sql
-- Whoever starts the bank with another edition of a directory, every open page hears of it. The first edition is read by who comes.
create function tell_directory_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox_event (type, payload, created_at)
    values ('DV_OF_DIRECTORIES', jsonb_build_object('directoryName', new.name, 'dataVersion', new.data_version::text),
      greatest(new.changed_at, clock_timestamp()));
  return null;
end
$$;

-- 0091_loans.sql
-- Something of a loan has changed: its version goes up and the open pages of the customer hear of it.
create function tell_loan(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update loan l set data_version = l.data_version + 1 where l.account_id = p_account;
  insert into outbox_event (customer_id, type, payload, created_at)
    select a.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', a.id::text,
        'dataVersion', coalesce(l.data_version, a.data_version)::text), p_now
      from account a left join loan l on l.account_id = a.id where a.id = p_account;
end
$$;

-- 0114_booked_in_one_step.sql
-- What operations that were booked leave besides what all of them do: the history, notices and events of recipients, and orders to networks.
create function tell_others(p_operations bigint[], p_transactions bigint[], p_now timestamptz) returns void
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

-- 0021_passports.sql
-- Whether a user may only look hangs on the passport, so processes forget what they remember of the user's sessions.
create function tell_passport_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', u.id::text) from app_user u where u.customer_id = old.id;
  return null;
end
$$;

-- 0094_rates_are_told.sql
-- Whoever writes exchange rates, every open page hears that there are others. An event is as young as what it tells of: the bank's
-- clock may be ahead of the machine's, and events are forgotten by the bank's.
create function tell_rates_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox_event (type, payload, created_at)
    select 'UPDATED_CURRENCY_RATE', '{}', greatest(max(r.valid_from), clock_timestamp()) from changed r having count(*) > 0;
  return null;
end
$$;

-- 0013_session_changes.sql
create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', old.user_id::text);
  return null;
end
$$;

-- 0013_session_changes.sql
create function tell_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', old.id::text);
  return null;
end
$$;

-- 0080_accounts_are_cared_for.sql
-- Wakes a sleeping account; its 180 days begin anew. Answers '' or why it cannot be woken.
create function wake_account(p_customer bigint, p_account bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a account;
begin
  select * into a from account x
    where x.id = p_account and x.customer_id = p_customer and x.record_status = 'O' and x.account_class not like '3%' and x.product = 'current'
    for no key update;
  if not found then
    return 'ACCOUNT_NOT_FOUND';
  end if;
  if not a.dormant then
    return 'OPERATION_IMPOSSIBLE';
  end if;
  update account x set dormant = false, awake_since = p_now where x.id = a.id returning * into strict a;
  perform tell_account_changed(a, p_now);
  return '';
end
$$;

-- 0114_booked_in_one_step.sql
create or replace function write_bookings(p_operations bigint[], p_now timestamptz) returns bigint[]
language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
declare
  postings bigint[];
  transactions bigint[];
  leg_postings bigint[];
  leg_accounts bigint[];
  leg_amounts bigint[];
  leg_fees boolean[];
  has_others boolean;
begin
  select array_agg(nextval('posting_id_seq')), array_agg(nextval('txn_id_seq')) into postings, transactions from unnest(p_operations);
  select array_agg(x.posting order by x.place, l.place), array_agg(l.account order by x.place, l.place), array_agg(l.amount order by x.place, l.place),
      array_agg(l.place > 1 and l.account = o.debit_account_id order by x.place, l.place)
    into leg_postings, leg_accounts, leg_amounts, leg_fees
    from unnest(p_operations, postings) with ordinality x (operation, posting, place)
      join operation o on o.id = x.operation
      cross join unnest(o.leg_accounts, o.leg_amounts) with ordinality l (account, amount, place);
  perform book_legs_of(leg_postings, leg_accounts, leg_amounts, leg_fees, p_now);
  with booked as materialized (
    select o.customer_id, o.user_id, o.operation_id, o.txn_code, o.booked_status, o.debit_account_id, o.debit_number, o.currency,
        o.amount, o.credit_account_id, o.credit_number, o.credited_currency, o.credited, o.fee, o.debit_name, o.credit_name,
        o.purpose, o.fingerprint, o.terms, o.rail, o.recipient_id, x.posting_id, x.txn_id,
        case when o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then 'depositOpened' when o.booked_status = 'ACCEPTED' then 'transferBooked'
          when o.rail is null then 'orderAccepted' else 'paymentAccepted' end as notice
      from unnest(p_operations, postings, transactions) x (operation, posting_id, txn_id) join operation o on o.id = x.operation
  ), posted as (
    insert into posting (id, created_at) overriding system value select b.posting_id, p_now from booked b
  ), told as (
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
        debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
        sender_name, recipient_name, purpose, fingerprint, terms)
      overriding system value
      select b.txn_id, b.posting_id, b.operation_id, b.txn_code, b.booked_status, p_now, b.debit_account_id, b.debit_number, b.currency,
          b.amount, b.credit_account_id, b.credit_number, b.credited_currency, b.credited, b.fee, b.amount + b.fee,
          b.debit_name, b.credit_name, b.purpose, b.fingerprint, b.terms
        from booked b
  ), listed as (
    insert into txn_of_customer (customer_id, created_at, txn_id) select b.customer_id, p_now, b.txn_id from booked b
  ), noticed as (
    insert into notification (user_id, txn_id, kind, created_at) select b.user_id, b.txn_id, b.notice, p_now from booked b
  ), announced as (
    insert into outbox_event (customer_id, user_id, type, payload, created_at)
      select b.customer_id, b.user_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', b.txn_id::text, 'notice', b.notice), p_now
        from booked b
  )
  select coalesce(bool_or(b.recipient_id <> b.customer_id or b.rail is not null), false) into has_others from booked b;
  if has_others then
    perform tell_others(p_operations, transactions, p_now);
  end if;
  return transactions;
end
$$;

-- 0124_wrong_codes_of_a_user.sql
-- Judges the codes of an owner one after another until the transaction ends. Taken before any row is locked, so that nobody who
-- holds a row waits here for somebody who waits for the row.
create function wrong_codes_lock(p_owner_kind text, p_owner bigint) returns bigint
language sql immutable set search_path = public, pg_temp as $$
  select hashtextextended('wrong codes of ' || p_owner_kind || ' ' || p_owner, 0)
$$;
