-- Has every process forget what it remembers of the sessions of a user who may do something else from now on.
create or replace function tell_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', old.id::text);
  return null;
end
$$;
