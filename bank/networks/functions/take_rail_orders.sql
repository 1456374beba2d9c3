-- Takes at most p_limit payments whose time has come and keeps other processes from them for a minute; no lock outlives this.
create or replace function take_rail_orders(p_limit integer, p_now timestamptz) returns setof rail_order
language sql security definer set search_path = public, pg_temp as $$
  update rail_order r set attempts = r.attempts + 1, next_attempt_at = p_now + interval '1 minute'
    where r.id in (select w.id from rail_order w where not w.closed and w.next_attempt_at <= p_now
      order by w.next_attempt_at, w.id limit p_limit for update skip locked)
    returning r.*
$$;

grant execute on function take_rail_orders to tulpar_bank;
