-- Counts a query about a subscriber.
create or replace function count_subscriber_lookup(p_user bigint, p_found boolean, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into subscriber_lookup as l (user_id, hour, found, missed)
    values (p_user, date_trunc('hour', p_now), p_found::integer, (not p_found)::integer)
    on conflict (user_id) do update set hour = excluded.hour,
      found = case when l.hour = excluded.hour then l.found else 0 end + excluded.found,
      missed = case when l.hour = excluded.hour then l.missed else 0 end + excluded.missed
$$;

grant execute on function count_subscriber_lookup to tulpar_bank;
