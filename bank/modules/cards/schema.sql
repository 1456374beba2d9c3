-- Cards: their holders, requests to the network, and spending limits.

-- Bank cards, as far as a customer is known by one. A full number is nowhere: only its keyed hash and what may be shown.
create table card (
  id bigint generated always as identity primary key,
  -- HMAC of the sixteen digits under a secret the database does not know; by itself a number could be tried out.
  number_hash bytea not null unique,
  masked_number text not null check (masked_number ~ '^[0-9]{6}[*]{6}[0-9]{4}$'),
  -- The last day it is good for.
  expires_on date not null,
  custom_status text not null default 'active',
  customer_id bigint not null references customer,
  account_id bigint not null references account,
  created_at timestamptz not null,
  scheme text not null default 'elcart' check (scheme in ('elcart', 'visa')),
  -- Status of the card in the network, whatever its status at the bank.
  ipc_status text not null default 'active' check (ipc_status in ('active', 'softLock', 'hardLock')),
  supplementary boolean not null default false,
  order_value integer not null default 0,
  -- The name pressed into the card, in Latin capitals.
  holder text not null default '' check (length(holder) <= 26),
  -- The card that was handed out in its place.
  replaced_by bigint unique references card,
  constraint card_replaced_is_locked check (replaced_by is null or custom_status = 'hardLock'),
  constraint card_custom_status check (custom_status in ('active', 'softLock', 'hardLock'))
);
create index card_of_customer on card (customer_id);
create index card_of_account on card (account_id);
grant select, update (custom_status, ipc_status) on card to tulpar_bank;

-- Requests of cardholders to the network, which takes its time. Of a PIN it is stored only that there is a new one.
create table card_request (
  id bigint generated always as identity primary key,
  card_id bigint not null references card,
  user_id bigint not null references app_user,
  -- Operation id of the request, by which the network knows it too.
  operation_id uuid not null,
  kind text not null check (kind in ('block', 'unblock', 'limit', 'pin')),
  limit_type text check (limit_type in ('CASH', 'PURCHASE', 'INTERNET')),
  daily bigint check (daily >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'superseded')),
  made_at timestamptz not null,
  due_by timestamptz not null,
  -- Moment the network is to be polled next.
  ask_at timestamptz not null,
  ended_at timestamptz,
  unique (user_id, operation_id),
  check ((kind = 'limit') = (limit_type is not null) and (kind = 'limit') = (daily is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
-- One lock, one PIN and one limit of each kind of a card is on its way at a time.
create unique index card_request_waiting on card_request
  (card_id, (case kind when 'block' then 'lock' when 'unblock' then 'lock' when 'limit' then limit_type else kind end))
  where state = 'waiting';
create index card_request_to_ask on card_request (ask_at) where state = 'waiting';
grant select, insert, update (state, ask_at, ended_at) on card_request to tulpar_bank;

-- Spending of a day allowed to a card whose owner has changed it; any other card has what the bank starts with.
create table card_limit (
  card_id bigint not null references card,
  limit_type text not null check (limit_type in ('CASH', 'PURCHASE', 'INTERNET')),
  daily bigint not null check (daily >= 0),
  primary key (card_id, limit_type)
);
grant select, insert, update (daily) on card_limit to tulpar_bank;

-- Permission to set the PIN of a company's card, given by signatures and used once by the user who asked for it.
create table card_pin_permission (
  id bigint generated always as identity primary key,
  card_id bigint not null references card,
  user_id bigint not null references app_user,
  given_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index card_pin_permission_of on card_pin_permission (card_id, user_id) where used_at is null;
grant select, insert, update on card_pin_permission to tulpar_bank;
