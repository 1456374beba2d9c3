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
