-- The code of the bank from its details, which the caller of this file sets, and the only row of `outbox_floor`.

insert into bank_code (digits) values (current_setting('tulpar.bank_code'));

insert into outbox_floor default values;
