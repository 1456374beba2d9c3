-- Moment from which a user may ask about another subscriber; null when a query may be made now. An hour has 200 queries that find
-- a subscriber and 20 that find none.
create or replace function subscriber_lookup_free_at(p_user bigint, p_now timestamptz) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select l.hour + interval '1 hour' from subscriber_lookup l
    where l.user_id = p_user and l.hour = date_trunc('hour', p_now) and (l.found >= 200 or l.missed >= 20)
$$;

grant execute on function subscriber_lookup_free_at to tulpar_bank;
