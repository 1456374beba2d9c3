-- Publishes an event to every open page when the bank is started with another edition of a directory. The first edition needs none, because
-- no page has read one before.
create or replace function tell_directory_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox_event (type, payload, created_at)
    values ('DV_OF_DIRECTORIES', jsonb_build_object('directoryName', new.name, 'dataVersion', new.data_version::text),
      greatest(new.changed_at, clock_timestamp()));
  return null;
end
$$;
