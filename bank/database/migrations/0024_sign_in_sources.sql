-- Where sign-ins that failed came from, so that nobody tries one password on many logins; and waits that grow.
create table sign_in_source (
  id bigint generated always as identity primary key,
  -- An IPv4 address, or the first half of an IPv6 address, which is what one household or company is given.
  network cidr not null unique,
  began_at timestamptz not null,
  failures integer not null,
  blocked_until timestamptz,
  blocks_in_a_row integer not null default 0
);

alter table app_user
  -- How often the login was blocked since its user last signed in, and how many sign-ins ended by wrong codes.
  add column blocks_in_a_row integer not null default 0,
  add column wrong_code_sign_ins integer not null default 0;

grant select, insert, update, delete on sign_in_source to tulpar_bank;
grant update (blocks_in_a_row, wrong_code_sign_ins) on app_user to tulpar_bank;

-- How long the next block lasts: a quarter of an hour, twice as long each further time, and a day at most.
create function block_of(p_blocks integer) returns interval
language sql immutable set search_path = public, pg_temp as $$
  select least(interval '15 minutes' * (1 << least(p_blocks, 10)), interval '1 day')
$$;

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

-- The try was right: it is not counted, and one that failed before is made good, because many customers may share an address.
create function return_sign_in_try(p_address inet) returns void
language sql set search_path = public, pg_temp as $$
  update sign_in_source set failures = greatest(failures - 2, 0)
   where network = network(set_masklen(p_address, case family(p_address) when 4 then 32 else 64 end))
$$;
