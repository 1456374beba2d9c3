-- Notifies every process to drop its cached sessions of the user, because with an expired passport a session may only look.
create or replace function tell_passport_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_change', u.id::text) from app_user u where u.customer_id = old.id;
  return null;
end
$$;
