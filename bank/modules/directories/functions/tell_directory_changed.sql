-- Publishes an event of a new edition of a directory to every open page. The event is as late as the latest one: the bank's clock may be
-- ahead of the machine's, and events are deleted by the bank's.
create or replace function tell_directory_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox_event (type, payload, created_at)
    values ('DV_OF_DIRECTORIES', jsonb_build_object('directoryName', new.name, 'dataVersion', new.data_version::text),
      greatest(new.changed_at, (select e.created_at from outbox_event e order by e.xid desc, e.id desc limit 1)));
  return null;
end
$$;
