-- Counts a query; returns whether it may be made in this hour.
create or replace function take_wallet_lookup(p_user bigint, p_now timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  insert into wallet_lookup as l (user_id, hour, asked) values (p_user, date_trunc('hour', p_now), 1)
    on conflict (user_id) do update set hour = excluded.hour,
      asked = case when l.hour = excluded.hour then least(l.asked + 1, 1000) else 1 end
    returning asked <= 20
$$;

grant execute on function take_wallet_lookup to tulpar_bank;
