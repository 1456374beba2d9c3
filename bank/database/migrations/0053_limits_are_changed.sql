-- Customers change their own limits: lower at once, above the standard by a decision of the bank.

-- What a customer has asked for above what holds, and above the standard.
create table limit_application (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  limit_code text not null,
  level text not null check (level in ('standard', 'increased', 'other')),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  daily bigint not null check (daily >= maximum),
  monthly bigint not null check (monthly >= daily),
  status text not null default 'review' check (status in ('review', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'review') = (decided_at is null))
);
create unique index limit_application_review on limit_application (customer_id, limit_code) where status = 'review';

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

create function set_customer_limit(p_customer bigint, r limit_rule) returns void
language sql set search_path = public, pg_temp as $$
  insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
    select p_customer, r.limit_code, r.level, o.minimum, o.maximum, o.daily, o.monthly
      from (select) one left join (select r.minimum, r.maximum, r.daily, r.monthly where r.level = 'other') o on true
    on conflict (customer_id, limit_code) do update
      set level = excluded.level, minimum = excluded.minimum, maximum = excluded.maximum, daily = excluded.daily,
        monthly = excluded.monthly
$$;

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

revoke all on function limit_wished, limit_change_refusal, set_customer_limit, change_limit, decide_limit_application from public;
grant execute on function limit_wished, limit_change_refusal, change_limit, decide_limit_application to tulpar_bank;
grant select on limit_application to tulpar_bank;
