-- True while a network may ask: it gets sixty misses an hour. Only misses write, so that users of one network do not wait for each other as
-- long as they find the payees they look for.
create or replace function network_may_look_up(p_network cidr, p_now timestamptz) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select p_network is null
    or not exists (select from recipient_lookup_source s where s.network = p_network and s.hour = date_trunc('hour', p_now)
      and s.missed >= 60)
$$;
