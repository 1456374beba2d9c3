-- The only row of `outbox_floor`.

insert into outbox_floor default values;
