-- Electronic wallets customers have bound, and the ones the operator opens for them. The money in them is the operator's.

create table wallet (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  -- Whoever bound it or asked for it; nobody for what came with the data of the bank.
  user_id bigint references app_user,
  wallet_number text not null check (wallet_number ~ '^\+996[1-9][0-9]{8}$'),
  state text not null check (state in ('registering', 'bound', 'refused', 'unbound')),
  -- What was in it when the operator last said so.
  balance bigint,
  balance_at timestamptz,
  since timestamptz not null,
  ended_at timestamptz,
  -- Of a wallet that is being opened: the id of the wish, what it is wanted for, and when the operator is to be asked next.
  operation_id uuid,
  topic_id text,
  ask_at timestamptz,
  check ((balance is null) = (balance_at is null)),
  check ((state in ('refused', 'unbound')) = (ended_at is not null)),
  check (state <> 'registering' or (user_id is not null and operation_id is not null and topic_id is not null and ask_at is not null))
);
-- A customer has a wallet once, and one on its way.
create unique index wallet_once on wallet (customer_id, wallet_number) where state in ('registering', 'bound');
create unique index wallet_registering on wallet (customer_id) where state = 'registering';
create index wallet_to_ask on wallet (ask_at) where state = 'registering';
create index wallet_of_customer on wallet (customer_id, id);

-- How many numbers a user has asked the operator about in the latest hour there was: wallets of others are not to be collected.
create table wallet_lookup (
  user_id bigint primary key references app_user,
  hour timestamptz not null,
  asked integer not null
) with (fillfactor = 70);

-- Counts a question; answers whether it may be asked in this hour.
create function take_wallet_lookup(p_user bigint, p_now timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  insert into wallet_lookup as l (user_id, hour, asked) values (p_user, date_trunc('hour', p_now), 1)
    on conflict (user_id) do update set hour = excluded.hour,
      asked = case when l.hour = excluded.hour then least(l.asked + 1, 1000) else 1 end
    returning asked <= 20
$$;

-- The operator of the demonstration: wallets, their movements, and orders to open one.
create table sandbox_wallet (
  wallet_number text primary key,
  -- Nobody's: a wallet whose holder has shown the operator no passport.
  holder_inn text
);
create table sandbox_wallet_movement (
  id bigint generated always as identity primary key,
  wallet_number text not null references sandbox_wallet,
  made_at timestamptz not null,
  kind text not null check (kind in ('topUp', 'payment', 'transferIn', 'transferOut', 'cashOut')),
  -- In tyiyns, below zero when it went out.
  amount bigint not null,
  counterparty text not null
);
create index sandbox_wallet_movement_of on sandbox_wallet_movement (wallet_number, made_at);
create table sandbox_wallet_order (
  key uuid primary key,
  done_at timestamptz not null,
  refused boolean not null
);

revoke all on function take_wallet_lookup from public;
grant execute on function take_wallet_lookup to tulpar_bank;
grant select, insert, update (state, balance, balance_at, ended_at, ask_at, since) on wallet to tulpar_bank;
grant select, insert on sandbox_wallet, sandbox_wallet_movement, sandbox_wallet_order to tulpar_bank;
