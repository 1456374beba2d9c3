-- What was booked stays as it was, for the owner of the tables too.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_change();
create trigger entry_append_only before update or delete or truncate on entry
  for each statement execute function refuse_change();
create trigger audit_event_append_only before update or delete or truncate on audit_event
  for each statement execute function refuse_change();
