-- Counts a payee who was not found, for the network the query came from.
create or replace function count_network_miss(p_network cidr, p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into recipient_lookup_source as s (network, hour, missed)
    select p_network, date_trunc('hour', p_now), 1 where p_network is not null
    on conflict (network) do update set
      missed = case when s.hour = excluded.hour then s.missed else 0 end + 1, hour = excluded.hour
$$;
