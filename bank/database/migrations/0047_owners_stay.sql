-- Whose an operation is, the session has said; whose a line of history and a notice are, the operation says that is being
-- booked: docs/adr/0034. A user of an operation stays a foreign key, because nothing else proves him where it is created.
alter table operation
  drop constraint operation_customer_id_fkey,
  drop constraint operation_recipient_id_fkey;
alter table txn_of_customer drop constraint txn_of_customer_customer_id_fkey;
alter table notification
  drop constraint notification_user_id_fkey,
  drop constraint notification_sound;

create trigger customer_stays before delete or truncate on customer for each statement execute function refuse_deletion();
create trigger app_user_stays before delete or truncate on app_user for each statement execute function refuse_deletion();
