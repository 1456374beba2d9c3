-- Every table of the bank. Amounts are whole minor units; moments come from the bank's clock, never from now().

create table customer (
  id bigint generated always as identity primary key,
  customer_no text not null unique,
  kind text not null check (kind in ('I', 'C')),
  -- Names by language: { ru, en, kg, cn }. For a company the name of the company.
  name jsonb not null,
  inn text not null,
  phone text not null,
  passport_expires_on date,
  created_at timestamptz not null
);

create table app_user (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  login text not null,
  password_hash text not null,
  -- The person's own name by language; for an individual the same as the customer's.
  full_name jsonb not null,
  phone text not null,
  language text not null default 'ru' check (language in ('ru', 'en', 'kg', 'cn')),
  -- What the user may do for a company: view, create, approve, sign. An individual may do everything.
  rights text[] not null default '{}',
  is_employee boolean not null default false,
  avatar_data_version bigint not null default 0,
  purpose_code_prefixes text[] not null default '{}',
  failed_tries integer not null default 0,
  blocked_until timestamptz,
  created_at timestamptz not null
);
create unique index app_user_login on app_user (lower(login));
create index app_user_customer on app_user (customer_id);

create table session (
  id bigint generated always as identity primary key,
  key_hash bytea not null unique,
  user_id bigint not null references app_user,
  state text not null check (state in ('pending', 'active')),
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  user_agent text not null default '',
  address text not null default ''
);
create index session_of_user on session (user_id) where ended_at is null;

-- What codes are sent for: a sign-in (subject_id is the session id) or an operation (subject_id is operation.id).
-- The defaults are the rule: how many wrong codes and how many messages one subject gets.
create table code_subject (
  subject_kind text not null check (subject_kind in ('login', 'operation')),
  subject_id bigint not null,
  sends_left integer not null default 3 check (sends_left >= 0),
  tries_left integer not null default 5 check (tries_left >= 0),
  last_sent_at timestamptz,
  primary key (subject_kind, subject_id)
);

create table one_time_code (
  id bigint generated always as identity primary key,
  subject_kind text not null,
  subject_id bigint not null,
  code_hash bytea not null,
  -- What the code was issued for, see operation.digest; empty for a sign-in.
  digest bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (subject_kind, subject_id) references code_subject
);
create index one_time_code_subject on one_time_code (subject_kind, subject_id);

-- Messages to send. The text is emptied once it is sent, because it carries a code.
create table message_outbox (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  recipient text not null,
  text text not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index message_outbox_waiting on message_outbox (next_attempt_at, id) where sent_at is null;

create table account (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^[0-9]{16}$'),
  -- No customer: an account of the bank itself.
  customer_id bigint references customer,
  account_class text not null,
  class_group text not null,
  name text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance bigint not null default 0,
  blocked bigint not null default 0 check (blocked >= 0),
  -- How low the balance may go; none for accounts of the bank.
  lowest_balance bigint,
  debit_stopped boolean not null default false,
  credit_stopped boolean not null default false,
  frozen boolean not null default false,
  dormant boolean not null default false,
  available_for_operations boolean not null default true,
  record_status text not null default 'O' check (record_status in ('O', 'C')),
  data_version bigint not null default 0,
  opened_at timestamptz not null,
  last_operation_at timestamptz,
  check (balance >= lowest_balance),
  check (customer_id is null or lowest_balance is not null)
);
create index account_customer on account (customer_id);

create table operation (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  operation_id uuid not null,
  user_id bigint not null references app_user,
  code text not null,
  request_hash bytea not null,
  request jsonb not null,
  -- What will be booked.
  debit_account_id bigint not null references account,
  credit_account_id bigint not null references account,
  debit_number text not null,
  credit_number text not null,
  debit_name text not null,
  credit_name text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  purpose text not null,
  -- SHA-256 over all of the above; a code is good only for the digest it was sent for.
  digest bytea not null,
  fingerprint text not null,
  -- What the customer is told once it is booked: { ru: { title, body }, … }.
  notice jsonb,
  state text not null default 'created' check (state in ('created', 'booked')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  booked_at timestamptz,
  txn_id bigint,
  unique (customer_id, operation_id),
  check ((state = 'booked') = (txn_id is not null and booked_at is not null))
);

create table posting (
  id bigint generated always as identity primary key,
  created_at timestamptz not null
);

-- One side of a posting: what is added to the balance of an account (negative when it is taken away).
create table entry (
  account_id bigint not null references account,
  account_version bigint not null check (account_version > 0),
  posting_id bigint not null references posting,
  amount bigint not null check (amount <> 0),
  currency text not null,
  balance_after bigint not null,
  primary key (account_id, account_version)
);
create index entry_posting on entry (posting_id);

-- What customers see of postings, and of what is on its way to one.
create table txn (
  id bigint generated always as identity primary key,
  posting_id bigint references posting,
  operation_id uuid not null,
  txn_code text not null,
  status text not null,
  created_at timestamptz not null,
  debit_account_id bigint references account,
  debit_number text,
  debit_currency text,
  debit_amount bigint,
  credit_account_id bigint references account,
  credit_number text,
  credit_currency text,
  credit_amount bigint,
  fee bigint,
  total_debited bigint,
  sender_name text not null,
  recipient_name text not null,
  purpose text not null,
  fingerprint text not null default ''
);
create index txn_operation on txn (operation_id);

-- In whose history a transaction stands, in the order it is read.
create table txn_of_customer (
  customer_id bigint not null references customer,
  created_at timestamptz not null,
  txn_id bigint not null references txn,
  primary key (customer_id, created_at, txn_id)
);

-- Events for the live stream. A reader takes rows with xid < pg_snapshot_xmin(pg_current_snapshot()) in the order
-- (xid, id): nothing older can appear afterwards, so a position is never passed by an event that commits late.
create table outbox_event (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  customer_id bigint,
  -- When set, only this user of the customer hears of it.
  user_id bigint,
  type text not null,
  -- Particulars by the names of the stream: accountId, dataVersion, txnId as text; title as { ru, en, kg, cn }.
  payload jsonb not null,
  created_at timestamptz not null
);
create index outbox_event_position on outbox_event (xid, id);

create table notification (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  txn_id bigint references txn,
  -- { ru: { title, body }, en: …, kg: …, cn: … }
  content jsonb not null,
  created_at timestamptz not null,
  viewed_at timestamptz
);
create index notification_user on notification (user_id, created_at desc, id desc);
create index notification_unviewed on notification (user_id) where viewed_at is null;

-- Rates in millionths of the quote currency.
create table exchange_rate (
  base text not null,
  quote text not null,
  rate_type text not null check (rate_type in ('commercial', 'official')),
  buy bigint not null check (buy > 0),
  sell bigint not null check (sell > 0),
  valid_from timestamptz not null,
  primary key (base, quote, rate_type)
);

create table directory_version (
  name text primary key,
  data_version bigint not null,
  content_hash bytea not null,
  changed_at timestamptz not null
);

create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id bigint,
  customer_id bigint,
  session_id bigint,
  event text not null,
  reference_id text not null,
  -- SUCCESS or the name of the refusal.
  result text not null,
  subject text not null default '',
  details jsonb not null default '{}'
);

create table client_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  reference_id text not null,
  user_id bigint,
  session_id bigint,
  level text not null,
  message text not null,
  details jsonb not null default '{}'
);

-- The role the bank logs in as. It moves money only through the functions of the ledger. An operator may have made it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'tulpar_bank') then
    create role tulpar_bank nologin;
  end if;
exception when duplicate_object or unique_violation then
  null;
end
$$;
grant select on all tables in schema public to tulpar_bank;
grant insert, update, delete on session, code_subject, one_time_code, message_outbox, notification, exchange_rate,
  directory_version, client_log to tulpar_bank;
grant insert on audit_event, outbox_event to tulpar_bank;
grant update (failed_tries, blocked_until, language, password_hash) on app_user to tulpar_bank;
grant usage on all sequences in schema public to tulpar_bank;
