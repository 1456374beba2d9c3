-- A template remembers the operation it was kept from: whoever asks for it again, because the answer was lost, gets the same one.
alter table template add column kept_from uuid;

-- Whoever starts the bank with another edition of a directory, every open page hears of it. The first edition is read by who comes.
create function tell_directory_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox_event (type, payload, created_at)
    values ('DV_OF_DIRECTORIES', jsonb_build_object('directoryName', new.name, 'dataVersion', new.data_version::text),
      greatest(new.changed_at, clock_timestamp()));
  return null;
end
$$;
create trigger directory_changed after update on directory_version
  for each row when (new.data_version <> old.data_version) execute function tell_directory_changed();

revoke all on function tell_directory_changed from public;
