-- The right to do more than look hangs on the passport, so processes forget what they remember of the user's sessions.
create or replace function tell_passport_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', u.id::text) from app_user u where u.customer_id = old.id;
  return null;
end
$$;
