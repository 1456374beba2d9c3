-- Cards as a product: which network they belong to, who has locked them, and their order on the screen.
alter table card rename column status to custom_status;
alter table card drop constraint card_status_check;
update card set custom_status = 'hardLock' where custom_status <> 'active';
alter table card
  add constraint card_custom_status check (custom_status in ('active', 'softLock', 'hardLock')),
  add column scheme text not null default 'elcart' check (scheme in ('elcart', 'visa')),
  -- What the network says of the card, whatever the bank says.
  add column ipc_status text not null default 'active' check (ipc_status in ('active', 'softLock', 'hardLock')),
  add column supplementary boolean not null default false,
  add column order_value integer not null default 0;
create index card_of_account on card (account_id);
