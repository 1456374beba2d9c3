-- Recipients are asked about while a form is filled in, also by the number of a card of this bank, and names of customers are
-- not to be collected by many users of one network either.

-- How many recipients were asked for in vain from a network in the latest hour there was.
create table recipient_lookup_source (
  id bigint generated always as identity primary key,
  -- An IPv4 address, or the first half of an IPv6 address, which is what one household or company is given.
  network cidr not null unique,
  hour timestamptz not null,
  missed integer not null
) with (fillfactor = 70);
grant select, insert, update, delete on recipient_lookup_source to tulpar_bank;

-- The network of an address; none for what the bank asks by itself.
create function lookup_network(p_address text) returns cidr
language sql immutable set search_path = public, pg_temp as $$
  select network(set_masklen(a, case family(a) when 4 then 32 else 64 end))
    from (select regexp_replace(nullif(p_address, ''), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i')::inet as a) given
$$;

-- Whether a network may ask: sixty misses an hour are all it gets. Only misses write, so that users of one network do not wait
-- for each other as long as they find whom they look for.
create function network_may_look_up(p_network cidr, p_now timestamptz) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select p_network is null
    or not exists (select from recipient_lookup_source s where s.network = p_network and s.hour = date_trunc('hour', p_now) and s.missed >= 60)
$$;

create function count_network_miss(p_network cidr, p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into recipient_lookup_source as s (network, hour, missed)
    select p_network, date_trunc('hour', p_now), 1 where p_network is not null
    on conflict (network) do update set
      missed = case when s.hour = excluded.hour then s.missed else 0 end + 1, hour = excluded.hour
$$;

-- An account of a customer that money can be sent to: by its number, by a card of this bank that can be used (p_value is then the
-- keyed hash of its number), or by the phone of its owner, who then gets it on the first of his accounts in that currency. A phone
-- that more than one customer has leads to nobody. Nothing but TOO_MANY_REQUESTS tells apart why nobody was found. Ten misses or a
-- hundred hits an hour are all a user gets, whatever is asked by.
drop function find_recipient(bigint, text, text, text, timestamptz);
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

-- The same count where a network of cards is asked: a question is a miss until it has had an answer.
drop function begin_recipient_lookup(bigint, timestamptz);
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

-- The question had an answer, so it was no miss.
drop function end_recipient_lookup(bigint);
create function end_recipient_lookup(p_user bigint, p_address text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update recipient_lookup l set found = l.found + 1, missed = greatest(l.missed - 1, 0) where l.user_id = p_user;
  update recipient_lookup_source s set missed = greatest(s.missed - 1, 0) where s.network = lookup_network(p_address)
$$;

revoke all on function lookup_network, network_may_look_up, count_network_miss, find_recipient, begin_recipient_lookup, end_recipient_lookup from public;
grant execute on function find_recipient, begin_recipient_lookup, end_recipient_lookup to tulpar_bank;
