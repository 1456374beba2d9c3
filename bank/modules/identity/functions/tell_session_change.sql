-- Has every process forget what it remembers of the sessions of a user, one of which has ended or means something else.
create or replace function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', old.user_id::text);
  return null;
end
$$;
