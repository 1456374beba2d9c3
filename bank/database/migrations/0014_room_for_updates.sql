-- Rows that are changed once or more after they were written find the room for it on their own page, so that no index has to
-- learn where they went.
alter table operation set (fillfactor = 55);
alter table one_time_code set (fillfactor = 70);
alter table code_subject set (fillfactor = 50);
alter table account set (fillfactor = 80);

-- Every reader of events goes by their position; a number of its own needs no index besides.
drop index outbox_event_position;
alter table outbox_event drop constraint outbox_event_pkey, add primary key (xid, id);
