-- Reverses the booking of expected money that does not come, or has gone back.
create or replace function book_nothing_came(o operation, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform give_limit_back(o);
  perform from account a where a.id = any (o.leg_accounts) order by a.id for no key update;
  perform post(o.leg_accounts, array(select -a from unnest(o.leg_amounts) a), p_now);
end
$$;
