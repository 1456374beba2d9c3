-- The row the floor of the events stands in.

insert into outbox_floor default values;
