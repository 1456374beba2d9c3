-- Counts a query about a payee as a miss before a card network is asked: it is a miss until it has had an answer. Returns null, or, when
-- the user or the network the query comes from has asked too often this hour, the moment from which a query may be made.
create or replace function begin_recipient_lookup(p_user bigint, p_address text, p_now timestamptz) returns timestamptz
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
    return this_hour + interval '1 hour';
  end if;
  perform count_network_miss(asking, p_now);
  return null;
end
$$;

grant execute on function begin_recipient_lookup to tulpar_bank;
