-- Bookings stay as they were, for the owner of the tables too; what the books refer to is never deleted.

create or replace trigger entry_append_only before update or delete or truncate on entry
  for each statement execute function refuse_change();
create or replace trigger account_stays before delete or truncate on account for each statement execute function refuse_deletion();
create or replace trigger operation_stays before delete or truncate on operation for each statement execute function refuse_deletion();
create or replace trigger txn_stays before delete or truncate on txn for each statement execute function refuse_deletion();
create or replace trigger bank_posting_append_only before update or delete or truncate on bank_posting
  for each statement execute function refuse_change();
