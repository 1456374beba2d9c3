-- Electronic wallets.

-- Electronic wallets customers have bound, and the ones the operator opens for them. The money in them is the operator's.
create table wallet (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  -- User who bound or requested it; null for wallets that came with the data of the bank.
  user_id bigint references app_user,
  wallet_number text not null check (wallet_number ~ '^\+996[1-9][0-9]{8}$'),
  state text not null check (state in ('registering', 'bound', 'refused', 'unbound')),
  -- Balance in the operator's last answer, in tyiyn.
  balance bigint,
  balance_at timestamptz,
  since timestamptz not null,
  ended_at timestamptz,
  -- Of a wallet that is being opened: the operation id of the request, its purpose, and the moment the operator is to be polled next.
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
grant select, insert, update (state, balance, balance_at, since, ended_at, ask_at) on wallet to tulpar_bank;

-- Count of numbers a user has asked the operator about in the latest hour there was: wallets of others are not to be collected.
create table wallet_lookup (
  user_id bigint primary key references app_user,
  hour timestamptz not null,
  asked integer not null
) with (fillfactor = 70);
