-- Limits, tariffs, and transfers to other customers of the bank.

-- How much may be moved, by kind of transfer, in minor units of the som: what is moved in another currency counts at the
-- official rate.
create table limit_rule (
  limit_code text not null,
  customer_kind text not null check (customer_kind in ('I', 'C')),
  level text not null check (level in ('standard', 'increased', 'other')),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  daily bigint not null check (daily >= maximum),
  monthly bigint not null check (monthly >= daily),
  primary key (limit_code, customer_kind, level)
);
insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('BANK_CLIENT', 'I', 'standard', 100, 50000000, 100000000, 500000000),
  ('BANK_CLIENT', 'I', 'increased', 100, 100000000, 300000000, 1500000000),
  ('BANK_CLIENT', 'C', 'standard', 100, 500000000, 2000000000, 20000000000),
  ('BANK_CLIENT', 'C', 'increased', 100, 2000000000, 10000000000, 100000000000),
  ('CLEARING', 'I', 'standard', 100, 100000000, 100000000, 500000000),
  ('CLEARING', 'I', 'increased', 100, 100000000, 300000000, 1500000000),
  ('CLEARING', 'C', 'standard', 100, 100000000, 1000000000, 10000000000),
  ('CLEARING', 'C', 'increased', 100, 100000000, 5000000000, 50000000000),
  ('GROSS', 'I', 'standard', 100, 300000000, 300000000, 1000000000),
  ('GROSS', 'I', 'increased', 100, 1000000000, 1000000000, 5000000000),
  ('GROSS', 'C', 'standard', 100, 10000000000, 20000000000, 200000000000),
  ('GROSS', 'C', 'increased', 100, 50000000000, 100000000000, 1000000000000);

-- What a customer has instead of the standard: another level of the bank, or limits of its own (level other).
create table customer_limit (
  customer_id bigint not null references customer,
  limit_code text not null,
  level text not null check (level in ('standard', 'increased', 'other')),
  minimum bigint check (minimum > 0),
  maximum bigint check (maximum >= minimum),
  daily bigint check (daily >= maximum),
  monthly bigint check (monthly >= daily),
  primary key (customer_id, limit_code),
  check ((level = 'other') = (num_nulls(minimum, maximum, daily, monthly) = 0)),
  check ((level <> 'other') = (num_nonnulls(minimum, maximum, daily, monthly) = 0))
);

-- What a customer has moved on the latest Bishkek day there was, and in its month. Locked before any account.
create table limit_use (
  customer_id bigint not null references customer,
  limit_code text not null,
  day date not null,
  used_today bigint not null check (used_today >= 0),
  used_this_month bigint not null check (used_this_month >= used_today),
  primary key (customer_id, limit_code)
) with (fillfactor = 70);

-- What a transfer costs, in minor units of its currency: the first band whose end is not below the amount.
create table tariff (
  tariff_code text not null,
  customer_kind text not null check (customer_kind in ('I', 'C')),
  currency text not null,
  -- The last amount of the band; none for the band without an end.
  up_to bigint check (up_to > 0),
  fixed bigint not null check (fixed >= 0),
  -- Hundredths of a percent.
  basis_points bigint not null default 0 check (basis_points between 0 and 10000),
  minimum bigint not null default 0 check (minimum >= 0),
  maximum bigint check (maximum >= minimum)
);
create unique index tariff_band on tariff (tariff_code, customer_kind, currency, up_to) nulls not distinct;
insert into tariff (tariff_code, customer_kind, currency, up_to, fixed)
  select 'BANK_CLIENT', kind, currency, null, 0
    from unnest(array['I', 'C']) kind,
      unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS']) currency
  union all
  select code, kind, 'KGS', up_to, fixed
    from unnest(array['I', 'C']) kind,
      (values ('CLEARING', 2000000, 1000), ('CLEARING', 10000000, 3500), ('CLEARING', 50000000, 5000),
        ('CLEARING', null, 7000), ('GROSS', null, 15000)) bands (code, up_to, fixed);

alter table operation
  add column limit_code text,
  -- What counts against the limit, in minor units of the som.
  add column limit_amount bigint check (limit_amount > 0),
  add constraint operation_limit check ((limit_code is null) = (limit_amount is null));

-- How many recipients a user has asked for in the latest hour there was: names of customers are not to be collected.
create table recipient_lookup (
  user_id bigint primary key references app_user,
  hour timestamptz not null,
  found integer not null,
  missed integer not null
) with (fillfactor = 70);

create index app_user_phone on app_user (phone);

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

-- The Bishkek day of a moment; there has been no other offset since 2005.
create function bank_day(p_moment timestamptz) returns date
language sql immutable as $$ select (p_moment at time zone 'UTC' + interval '6 hours')::date $$;

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

-- Creates an operation as planned, or answers what was stored for the same operationId and request before. Limits and the
-- ladder are looked at as they are; nothing is blocked until the operation is confirmed. p_plan has the names of the columns,
-- and `legs`; p_refusal is why there is no plan.
create or replace function create_operation(
  p_customer bigint, p_user bigint, p_operation uuid, p_code text, p_request_hash bytea, p_request jsonb, p_plan jsonb,
  p_refusal text, p_reference text, p_now timestamptz)
returns table (refusal text, debit_number text, debit_name text, credit_number text, credit_name text, amount bigint,
  fee bigint, currency text, credited bigint, credited_currency text, txn_code text, terms jsonb, purpose text,
  expires_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  stored operation;
  debit account;
  credit account;
  use limit_use;
begin
  select * into stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
  if not found then
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
      select * into debit from account a where a.id = stored.debit_account_id;
      if stored.credit_account_id is not null then
        select * into credit from account a where a.id = stored.credit_account_id;
      end if;
      refusal := booking_refusal(stored, debit, credit);
    end if;
    if refusal is null then
      stored.debit_number := debit.number;
      select c.name ->> 'ru' into strict stored.debit_name from customer c where c.id = p_customer;
      if stored.credit_account_id is not null then
        stored.credit_number := credit.number;
        stored.credit_name := coalesce(stored.credit_name, stored.debit_name);
      end if;
      stored.leg_accounts := accounts_of_legs(p_plan -> 'legs', p_operation);
      stored.leg_amounts := array(select (l.leg ->> 'amount')::bigint from jsonb_array_elements(p_plan -> 'legs') l (leg));
      if exists (select from unnest(stored.leg_accounts, stored.leg_amounts) l (id, amount) left join account a on a.id = l.id
          group by a.currency having sum(l.amount) <> 0 or a.currency is null) then
        raise exception 'The plan of operation % is not balanced', p_operation;
      end if;
      stored.digest := operation_digest(stored);
      stored.fingerprint := operation_fingerprint(stored.digest);
      stored.id := nextval(pg_get_serial_sequence('operation', 'id'));
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

-- Books an operation that is locked, confirmed and not booked yet: posting, entries, limits, history, notifications and
-- events. Answers the first refusal of the ladder and changes nothing, or the id of the transaction.
create or replace function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  debit account;
  credit account;
  use limit_use;
  posting_id bigint;
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
    use := limit_use_on(use, bank_day(p_now));
    refusal := limit_refusal(o, use);
    if refusal is not null then
      return;
    end if;
  end if;
  -- NO KEY, because creating an operation holds key shares of accounts in no particular order.
  perform from account a where a.id = any (o.leg_accounts) order by a.id for no key update;
  select * into debit from account a where a.id = o.debit_account_id;
  if o.credit_account_id is not null then
    select * into credit from account a where a.id = o.credit_account_id;
  end if;
  refusal := booking_refusal(o, debit, credit);
  if refusal is not null then
    return;
  end if;
  if o.limit_code is not null then
    update limit_use u
      set day = use.day, used_today = use.used_today + o.limit_amount, used_this_month = use.used_this_month + o.limit_amount
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code;
  end if;
  insert into posting (created_at) values (p_now) returning id into posting_id;
  perform book_legs(posting_id, o.leg_accounts, o.leg_amounts, p_now);
  insert into txn (posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
      debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
      sender_name, recipient_name, purpose, fingerprint, terms)
    values (posting_id, o.operation_id, o.txn_code, o.booked_status, p_now, o.debit_account_id, o.debit_number, o.currency,
      o.amount, o.credit_account_id, o.credit_number, o.credited_currency, o.credited, o.fee, o.amount + o.fee,
      o.debit_name, o.credit_name, o.purpose, o.fingerprint, o.terms)
    returning id into transaction_id;
  insert into txn_of_customer (customer_id, created_at, txn_id) values (o.customer_id, p_now, transaction_id);
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, transaction_id, 'transferBooked', p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', 'transferBooked'), p_now);
  if o.recipient_id <> o.customer_id then
    insert into txn_of_customer (customer_id, created_at, txn_id) values (o.recipient_id, p_now, transaction_id);
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, transaction_id, 'moneyReceived', p_now from app_user u where u.customer_id = o.recipient_id;
    insert into outbox_event (customer_id, type, payload, created_at) values (o.recipient_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', 'moneyReceived'), p_now);
  end if;
end
$$;

-- An account of a customer that money can be sent to, by its number or by the phone of its owner, who then gets it on the
-- first of his accounts in that currency. A phone that more than one customer has leads to nobody. Nothing but TOO_MANY_REQUESTS
-- tells apart why nobody was found. Ten misses or a hundred hits an hour are all a user gets.
create function find_recipient(p_user bigint, p_by text, p_value text, p_currency text, p_now timestamptz)
returns table (refusal text, account_id bigint, customer_id bigint, customer_kind text, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  this_hour constant timestamptz = date_trunc('hour', p_now);
  seen recipient_lookup;
begin
  insert into recipient_lookup (user_id, hour, found, missed) values (p_user, this_hour, 0, 0)
    on conflict (user_id) do update
      set hour = excluded.hour,
        found = case when recipient_lookup.hour = excluded.hour then recipient_lookup.found else 0 end,
        missed = case when recipient_lookup.hour = excluded.hour then recipient_lookup.missed else 0 end
    returning * into seen;
  if seen.found >= 100 or seen.missed >= 10 then
    refusal := 'TOO_MANY_REQUESTS';
    return next;
    return;
  end if;
  if p_by = 'account' then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from account a join customer c on c.id = a.customer_id
      where a.number = p_value and a.record_status = 'O' and a.account_class not like '3%';
  elsif (select count(distinct u.customer_id) from app_user u where u.phone = p_value) = 1 then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from app_user u join customer c on c.id = u.customer_id and c.kind = 'I' join account a on a.customer_id = c.id
      where u.phone = p_value and a.record_status = 'O' and a.account_class not like '3%' and a.currency = p_currency
        and not a.credit_stopped and not a.dormant
      order by a.number limit 1;
  end if;
  if account_id is null then
    refusal := 'RECIPIENT_NOT_FOUND';
  end if;
  update recipient_lookup l set found = l.found + (account_id is not null)::integer, missed = l.missed + (account_id is null)::integer
    where l.user_id = p_user;
  return next;
end
$$;

revoke all on function limit_of, bank_day, limit_use_on, limit_refusal, find_recipient from public;
grant execute on function limit_of, bank_day, limit_use_on, find_recipient to tulpar_bank;
grant select on limit_rule, customer_limit, limit_use, tariff to tulpar_bank;
