-- Notifies every process to drop its cached sessions of a user whose rights have changed.
create or replace function tell_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', old.id::text);
  return null;
end
$$;
