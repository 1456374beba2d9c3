-- Audit records never change, for the owner of the tables too; customers and users the books refer to are never deleted.

create or replace trigger audit_event_append_only before update or delete or truncate on audit_event
  for each statement execute function refuse_change();
create or replace trigger customer_stays before delete or truncate on customer for each statement execute function refuse_deletion();
create or replace trigger app_user_stays before delete or truncate on app_user for each statement execute function refuse_deletion();
