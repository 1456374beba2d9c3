-- Postpones the next poll of an order of which there is nothing new; null means that it is polled no more.
create or replace function postpone_rail_order(p_order bigint, p_until timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update rail_order r set next_attempt_at = coalesce(p_until, r.next_attempt_at), closed = p_until is null where r.id = p_order
$$;

grant execute on function postpone_rail_order to tulpar_bank;
