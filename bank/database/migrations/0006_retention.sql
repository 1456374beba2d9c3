-- What is kept for a while only. Books, history and the journal are kept for good.

-- Up to where events have been forgotten: a reader that stands before this position has lost some for good.
create table outbox_floor (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null default '0',
  id bigint not null default 0,
  forgotten_before timestamptz not null default '-infinity'
);
insert into outbox_floor default values;
grant select on outbox_floor to tulpar_bank;

-- Forgets at most p_limit of the oldest events, as far as they are older than p_before, and raises the floor in the same
-- transaction. Answers how many it has forgotten.
create function forget_events(p_before timestamptz, p_limit integer) returns integer
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
      returning e.xid, e.id),
  last as (select d.xid, d.id from deleted d order by d.xid desc, d.id desc limit 1)
  select (select count(*) from deleted)::integer as events, last.xid, last.id into gone from (values (1)) one left join last on true;
  update outbox_floor f
    set xid = gone.xid, id = gone.id, forgotten_before = greatest(f.forgotten_before, p_before)
    where (gone.xid, gone.id) > (f.xid, f.id);
  return gone.events;
end
$$;

revoke all on function forget_events from public;
grant execute on function forget_events to tulpar_bank;

-- The hash of a key that opens nothing any more is of no use to anybody but a thief.
alter table session alter column key_hash drop not null;

-- Codes are counted and stored by issue_code and check_code alone.
revoke insert, update, delete on code_subject from tulpar_bank;
revoke insert, update on one_time_code from tulpar_bank;
