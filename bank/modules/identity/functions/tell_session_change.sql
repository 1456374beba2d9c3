-- Notifies every process to drop its cached sessions of a user, one of which has ended or changed.
create or replace function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', old.user_id::text);
  return null;
end
$$;
