-- Cards as products: whom they are for, what their owners ask the network for, and how much may be spent by them.

alter table card
  -- The name pressed into the card, in Latin capitals.
  add column holder text not null default '' check (length(holder) <= 26);

-- What an owner wants of the network of a card, which takes its time. Of a PIN only that there is a new one.
create table card_request (
  id bigint generated always as identity primary key,
  card_id bigint not null references card,
  user_id bigint not null references app_user,
  -- The owner's id of the wish; under it the network knows it too.
  operation_id uuid not null,
  kind text not null check (kind in ('block', 'unblock', 'limit', 'pin')),
  limit_type text check (limit_type in ('CASH', 'PURCHASE', 'INTERNET')),
  daily bigint check (daily >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'superseded')),
  made_at timestamptz not null,
  due_by timestamptz not null,
  -- When the network is to be asked next.
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

-- How much may be spent in a day by a card whose owner has changed it; any other card has what the bank starts with.
create table card_limit (
  card_id bigint not null references card,
  limit_type text not null check (limit_type in ('CASH', 'PURCHASE', 'INTERNET')),
  daily bigint not null check (daily >= 0),
  primary key (card_id, limit_type)
);

-- The network of the demonstration: orders it has taken, and of a PIN what tells the same one from another.
create table sandbox_card_order (
  key uuid primary key,
  done_at timestamptz not null,
  refused boolean not null
);
create table sandbox_card_pin (
  key uuid primary key,
  card_id bigint not null references card,
  digest bytea not null,
  prepared_at timestamptz not null
);
create table sandbox_card_security (
  card_id bigint primary key references card,
  wrong integer not null,
  since timestamptz not null
);
-- The directory of telephone numbers of Visa; this bank's cards stand there by their id.
create table sandbox_visa_alias (
  alias text primary key,
  bank text not null,
  card_id bigint references card,
  bound_at timestamptz not null,
  check ((bank = 'TULPAR') = (card_id is not null))
);

grant select, insert, update (state, ask_at, ended_at) on card_request to tulpar_bank;
grant select, insert, update (daily) on card_limit to tulpar_bank;
grant update (custom_status, ipc_status) on card to tulpar_bank;
grant select, insert on sandbox_card_order to tulpar_bank;
grant select, insert on sandbox_card_pin to tulpar_bank;
grant select, insert, update (wrong, since), delete on sandbox_card_security to tulpar_bank;
grant select, insert, update (bank, card_id, bound_at), delete on sandbox_visa_alias to tulpar_bank;
