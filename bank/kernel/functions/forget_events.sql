-- Forgets at most p_limit of the oldest events, as far as they are older than p_before, and raises the floor in the same
-- transaction. Events stay while an older transaction is in progress: its own would be below the floor. Answers how many it has forgotten.
create or replace function forget_events(p_before timestamptz, p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone record;
begin
  with oldest as materialized (
    select e.xid, e.id, e.created_at from outbox_event e
      where e.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by e.xid, e.id limit p_limit),
  deleted as (
    delete from outbox_event e using oldest o
      where e.xid = o.xid and e.id = o.id and o.created_at < p_before
      returning e.xid)
  select count(*)::integer as events, max(d.xid) as xid into gone from deleted d;
  update outbox_floor f
    set xid = greatest(f.xid, gone.xid), forgotten_before = greatest(f.forgotten_before, p_before)
    where gone.events > 0;
  return gone.events;
end
$$;

grant execute on function forget_events to tulpar_bank;
