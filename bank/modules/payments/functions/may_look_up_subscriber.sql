-- True while a user may ask about another subscriber in this hour.
create or replace function may_look_up_subscriber(p_user bigint, p_now timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from subscriber_lookup l
    where l.user_id = p_user and l.hour = date_trunc('hour', p_now) and (l.found >= 200 or l.missed >= 20))
$$;

grant execute on function may_look_up_subscriber to tulpar_bank;
