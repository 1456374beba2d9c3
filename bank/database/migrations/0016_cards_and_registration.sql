-- Bank cards, as far as a customer is known by one. A full number is nowhere: only its keyed hash and what may be shown.
create table card (
  id bigint generated always as identity primary key,
  -- HMAC of the sixteen digits under a secret the database does not know; by itself a number could be tried out.
  number_hash bytea not null unique,
  masked_number text not null check (masked_number ~ '^[0-9]{6}[*]{6}[0-9]{4}$'),
  -- The last day it is good for.
  expires_on date not null,
  status text not null default 'active' check (status in ('active', 'blocked', 'closed')),
  customer_id bigint not null references customer,
  account_id bigint not null references account,
  created_at timestamptz not null
);
create index card_of_customer on card (customer_id);

-- Where the bank writes to somebody who has no access yet; users have addresses of their own.
alter table customer add column email text not null default '';
update customer c set email = u.email from app_user u where u.customer_id = c.id and c.kind = 'I';

-- Every attempt to register by a card, known or not, so that all are counted and answered alike.
create table self_registration (
  id bigint generated always as identity primary key,
  operation_id uuid not null unique,
  card_hash bytea not null,
  address text not null,
  -- Who it is; nobody unless card and code word were right.
  customer_id bigint references customer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index self_registration_card on self_registration (card_hash, created_at);
create index self_registration_address on self_registration (address, created_at);

-- Until when a password that came by message lets in; none for one its owner has chosen.
alter table app_user add column one_time_password_until timestamptz;

grant select on card to tulpar_bank;
grant select, insert, delete on self_registration to tulpar_bank;
grant update (customer_id, confirmed_at) on self_registration to tulpar_bank;
grant insert on app_user to tulpar_bank;
grant update (one_time_password_until) on app_user to tulpar_bank;
grant usage on all sequences in schema public to tulpar_bank;
