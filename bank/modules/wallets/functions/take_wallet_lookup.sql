-- Counts a query about a wallet, twenty of which may be made an hour. Returns null, or, when none may be made now, the moment from which
-- one may.
create or replace function take_wallet_lookup(p_user bigint, p_now timestamptz) returns timestamptz
language sql security definer set search_path = public, pg_temp as $$
  insert into wallet_lookup as l (user_id, hour, asked) values (p_user, date_trunc('hour', p_now), 1)
    on conflict (user_id) do update set hour = excluded.hour,
      asked = case when l.hour = excluded.hour then least(l.asked + 1, 1000) else 1 end
    returning case when asked > 20 then hour + interval '1 hour' end
$$;

grant execute on function take_wallet_lookup to tulpar_bank;
