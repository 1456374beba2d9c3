-- Counts a look of an administrator at users: p_limit of them a minute. Returns null, or, when none may be made now, the moment from which
-- one may.
create or replace function take_user_lookup(p_user bigint, p_limit integer, p_now timestamptz) returns timestamptz
language sql security definer set search_path = public, pg_temp as $$
  insert into user_lookup as l (user_id, minute, looks) values (p_user, date_trunc('minute', p_now), 1)
    on conflict (user_id) do update set
      minute = excluded.minute,
      looks = case when l.minute = excluded.minute then least(l.looks, p_limit) else 0 end + 1
    returning case when looks > p_limit then minute + interval '1 minute' end
$$;

grant execute on function take_user_lookup to tulpar_bank;
