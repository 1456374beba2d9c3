-- The demonstration: phones, letters, tokens and the networks outside the bank. Each network keeps its own memory, and the bank reads
-- none of it except through its ports.

-- Filled only by the sandbox's sender of messages.
create table sandbox_message (
  -- The bank's number of it: it is shown in the order it was written in, whichever way it came first.
  id bigint primary key,
  login text not null,
  recipient text not null,
  text text not null,
  code text not null default '',
  created_at timestamptz not null
);
create index sandbox_message_login on sandbox_message (login, id desc);
grant select, insert on sandbox_message to tulpar_bank;

-- Letters of the demonstration, shown beside its phones.
create table sandbox_letter (
  -- The bank's number of it: it is shown in the order it was written in, whichever way it came first.
  id bigint primary key,
  login text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  code text not null default '',
  created_at timestamptz not null
);
create index sandbox_letter_login on sandbox_letter (login, id desc);
grant select, insert on sandbox_letter to tulpar_bank;

-- Devices of the demonstration besides phones with messages: its clock, authenticators and tokens. The keys here are those in the devices
-- themselves; the bank keeps its own, encrypted, and never reads these.
create table sandbox_clock (
  only_one boolean primary key default true check (only_one),
  ahead_ms bigint not null check (ahead_ms >= 0)
);
grant select, insert, update on sandbox_clock to tulpar_bank;

-- Authenticator applications on the phones of the demonstration.
create table sandbox_authenticator (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  issuer text not null,
  account text not null,
  key bytea not null,
  unique (user_id, key)
);
grant select, insert, update, delete on sandbox_authenticator to tulpar_bank;

-- Hardware tokens of the demonstration.
create table sandbox_token (
  serial text primary key references hardware_token,
  user_id bigint not null references app_user,
  key bytea not null,
  -- Number of presses of its button: the counter of the next code.
  presses bigint not null default 0
);
create index sandbox_token_user on sandbox_token (user_id);
grant select, update on sandbox_token to tulpar_bank;

-- Orders the networks of the demonstration have received. The outcome of each and its moment are fixed from the start.
create table sandbox_payment (
  key uuid primary key,
  rail text not null,
  fate text not null check (fate in ('settles', 'isRejected', 'isReturned', 'declinesRecall')),
  settles_at timestamptz not null,
  received_at timestamptz not null,
  undone_at timestamptz
);
grant select, insert, update (undone_at) on sandbox_payment to tulpar_bank;

-- Reports the network of the demonstration will make about a message, and when: it stands for the banks abroad and keeps its own memory.
create table sandbox_swift (
  key uuid primary key,
  -- As in swift_message.
  steps jsonb not null
);
grant select, insert on sandbox_swift to tulpar_bank;

-- Orders the card network of the demonstration has taken; of a PIN a value that tells equal ones from others.
create table sandbox_card_order (
  key uuid primary key,
  done_at timestamptz not null,
  refused boolean not null
);
grant select, insert on sandbox_card_order to tulpar_bank;

-- PINs sent to the card network, as keyed hashes: only equality can be checked.
create table sandbox_card_pin (
  key uuid primary key,
  card_id bigint not null references card,
  digest bytea not null,
  prepared_at timestamptz not null
);
grant select, insert on sandbox_card_pin to tulpar_bank;

-- Wrong security codes of a card in a row.
create table sandbox_card_security (
  card_id bigint primary key references card,
  wrong integer not null,
  since timestamptz not null
);
grant select, insert, update (wrong, since), delete on sandbox_card_security to tulpar_bank;

-- The directory of telephone numbers of Visa; this bank's cards stand there by their id.
create table sandbox_visa_alias (
  alias text primary key,
  bank text not null,
  card_id bigint references card,
  bound_at timestamptz not null,
  check ((bank = 'TULPAR') = (card_id is not null))
);
grant select, insert, update (bank, card_id, bound_at), delete on sandbox_visa_alias to tulpar_bank;

-- Money the systems of the demonstration hold; it stands for networks outside and is no part of the books.
create table sandbox_remittance (
  system text not null,
  control_number text not null,
  -- Reference by which a bank that pays out names the transfer; other banks do not know it.
  payout_reference text not null unique default lpad(floor(random() * 1e12)::bigint::text, 12, '0'),
  -- The order that brought it here; none where it was sent elsewhere.
  key uuid unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  sender text not null,
  recipient text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Moment it is collected elsewhere; null when it is not collected.
  paid_elsewhere_at timestamptz,
  is_rejected boolean not null default false,
  recalled_at timestamptz,
  -- The one order that pays it out in a bank.
  payout_key uuid unique,
  primary key (system, control_number)
);
grant select, insert, update (recalled_at, payout_key) on sandbox_remittance to tulpar_bank;

-- The operator of the demonstration: wallets, their movements, and orders to open one.
create table sandbox_wallet (
  wallet_number text primary key,
  -- Null for a wallet whose holder has not been identified.
  holder_inn text
);
grant select, insert on sandbox_wallet to tulpar_bank;

-- Movements into wallets of the demonstration, and out of them.
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
grant select, insert on sandbox_wallet_movement to tulpar_bank;

-- Orders to open a wallet, each done or refused at its time.
create table sandbox_wallet_order (
  key uuid primary key,
  done_at timestamptz not null,
  refused boolean not null
);
grant select, insert on sandbox_wallet_order to tulpar_bank;

-- Payments by codes of this bank that customers of other banks have made, at the operator of the demonstration.
create table sandbox_qr_payment (
  key uuid primary key default gen_random_uuid(),
  payee text not null,
  amount bigint not null check (amount > 0),
  payer_name text not null,
  payer_bank text not null,
  reference text not null,
  sent_at timestamptz not null,
  -- Answers the bank has given; the operator loses the first one to some payments.
  answers integer not null default 0,
  answered_at timestamptz,
  -- The bank's reason for not taking it; null when it was credited, or was not answered yet.
  refusal text
);
create index sandbox_qr_payment_waiting on sandbox_qr_payment (sent_at) where answered_at is null;
grant select, insert, update (answers, answered_at, refusal) on sandbox_qr_payment to tulpar_bank;
