-- Records the moment an order reached a state.
create or replace function keep_rail_order_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rail_order_step (order_id, state, at) values (new.id, new.state, new.changed_at) on conflict do nothing;
  return null;
end
$$;
