-- Raises the edition of the directories named by the arguments of the trigger, once for all rows a transaction changes. An update that
-- changes no value is ignored. The author is the setting tulpar.actor of the transaction, or the role of the database without it.
create or replace function raise_edition() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  update directory_version
    set data_version = data_version + 1, changed_in = pg_current_xact_id(), changed_at = greatest(changed_at, clock_timestamp()),
        changed_by = coalesce(nullif(current_setting('tulpar.actor', true), ''), session_user)
    where name = any (tg_argv) and changed_in is distinct from pg_current_xact_id();
  return null;
end
$$;
