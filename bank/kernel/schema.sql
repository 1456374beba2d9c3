-- Customers, users, the audit journal and the events of the live stream, which every area refers to or writes. Amounts are whole minor
-- units everywhere; moments come from the bank's clock, never from now().

-- Rules of one column are said by its type. A rule of a table is read and compiled anew by every statement that writes a row,
-- whichever column it changes; a rule of a type only where a value of the type is made, and once a connection. What must hold between
-- columns stays a rule of the table.
create domain minor_units_above_zero as bigint check (value > 0);
create domain minor_units_not_negative as bigint check (value >= 0);
create domain currency_code as text check (value ~ '^[A-Z]{3}$');

-- Six digits of the National Bank for this bank, the beginning of every number of its accounts; the only row is written with the schema.
create table bank_code (
  digits text primary key check (digits ~ '^\d{6}$')
);
grant select on bank_code to tulpar_bank;

-- Persons and companies. A customer the books refer to is never deleted.
create table customer (
  id bigint generated always as identity primary key,
  customer_no text not null unique,
  kind text not null check (kind in ('I', 'C')),
  -- Names by language: { ru, en, kg, cn }. For a company the name of the company.
  name jsonb not null,
  inn text not null,
  phone text not null,
  passport_expires_on date,
  created_at timestamptz not null,
  -- Code word by which the bank identifies a customer who cannot show a passport, hashed with argon2id; null until it was chosen.
  code_word_hash text,
  -- E-mail address of a customer without access; users have addresses of their own.
  email text not null default '',
  -- Registration data of a company.
  okpo text not null default '',
  -- { ru, en, kg, cn }
  address jsonb not null default '{"ru": "", "en": "", "kg": "", "cn": ""}',
  signatures_needed smallint not null default 2 check (signatures_needed in (1, 2))
);
create index customer_inn on customer (inn);
create index customer_name on customer using gin (jsonb_to_tsvector('simple', name, '["string"]'));
grant select, update (code_word_hash) on customer to tulpar_bank;

-- Users who may sign in, each for one customer.
create table app_user (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  login text not null,
  password_hash text not null,
  -- The person's own name by language; for an individual the same as the customer's.
  full_name jsonb not null,
  phone text not null,
  language text not null default 'ru' check (language in ('ru', 'en', 'kg', 'cn')),
  -- Rights of the user in a company: view, create, approve, sign, payroll, audit. An individual may do everything.
  rights text[] not null default '{}',
  -- Office the user holds in a company, by language; null where the bank does not know it.
  office jsonb,
  -- Codes of the operations the user of a company may create; null for all.
  operations text[],
  -- True when the user sees only the accounts in `user_account`.
  accounts_limited boolean not null default false,
  is_employee boolean not null default false,
  -- True for a user who may open the pages of the administration; set by the owner of the database only.
  is_administrator boolean not null default false,
  avatar_data_version bigint not null default 0,
  purpose_code_prefixes text[] not null default '{}',
  failed_tries integer not null default 0,
  blocked_until timestamptz,
  created_at timestamptz not null,
  email text not null default '',
  -- Step of the first login that comes after the code; null once all of them are done.
  first_login_step text check (first_login_step in ('newPassword', 'securityQuestion')),
  question_id text,
  answer_hash text,
  -- Moment the privacy policy was last accepted.
  privacy_accepted_at timestamptz,
  -- The second factor.
  auth_type text not null default 'SMS' check (auth_type in ('SMS', 'TOTP', 'TOKEN')),
  -- End of the validity of a password sent by message; null for one its owner has chosen.
  one_time_password_until timestamptz,
  -- Optional steps of a first login that a signed-in user has not done yet; the bank goes on offering them, and they guard nothing.
  steps_left text[] not null default '{}' check (steps_left <@ array['codeWord', 'authType', 'pin']),
  -- Version of the privacy policy that was last accepted.
  privacy_version text,
  -- Number of blocks of the login since its user last signed in.
  blocks_in_a_row integer not null default 0,
  pin_hash text,
  -- The place a user signs in: first or second; none for a user who does not sign.
  signature_place smallint check (signature_place in (1, 2)),
  known_devices_only boolean not null default false,
  -- Sum of a day that passkeys of the user may confirm, in minor units of the som; 0 when a code confirms everything.
  passkey_daily_sum bigint not null default 3000000 check (passkey_daily_sum between 0 and 10000000),
  -- Moment of the last try of the login from an unknown browser.
  tried_at timestamptz,
  -- Block by an administrator, with the reason and the administrator; null while the user may sign in.
  access_blocked_at timestamptz,
  access_block_reason text,
  access_blocked_by bigint references app_user
);
create unique index app_user_login on app_user (lower(login));
create index app_user_customer on app_user (customer_id);
create index app_user_phone on app_user (phone);
-- Beginnings of logins, and of words of names in every language, by which administrators look for users.
create index app_user_login_beginning on app_user (lower(login) text_pattern_ops);
create index app_user_name on app_user using gin (jsonb_to_tsvector('simple', full_name, '["string"]'));
create index app_user_administrators on app_user (id) where is_administrator;
grant select, insert, update (login, password_hash, language, avatar_data_version, failed_tries,
  blocked_until, email, first_login_step, question_id, answer_hash, privacy_accepted_at, auth_type,
  one_time_password_until, steps_left, privacy_version, blocks_in_a_row, pin_hash, known_devices_only, passkey_daily_sum,
  access_blocked_at, access_block_reason, access_blocked_by) on app_user to tulpar_bank;

-- Acts of users, and how they ended. Kept for good.
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
  details jsonb not null default '{}',
  -- Kind of an act a company reads in its own audit, written once for each act; null for everything else.
  act text check (act in
    ('created', 'approved', 'signed', 'declined', 'recalled', 'downloaded', 'rightsChanged', 'rulesChanged', 'settingsChanged')),
  -- Payment or change document of the act.
  document_id bigint,
  -- Account of the act; null for an act on none, which only users who see every account read.
  account_id bigint
);
-- Acts of a company, newest first: all, of one user, of one kind, on one document.
create index audit_event_acts on audit_event (customer_id, at desc, id desc) where act is not null;
create index audit_event_acts_of_user on audit_event (customer_id, user_id, at desc, id desc) where act is not null;
create index audit_event_acts_of_kind on audit_event (customer_id, act, at desc, id desc) where act is not null;
create index audit_event_acts_on_document on audit_event (document_id, at desc, id desc) where document_id is not null;
create index audit_event_wrong_password on audit_event (user_id, id desc)
  where event = 'SIGN_IN' and result = 'INVALID_LOGIN_OR_PASSWORD';
create index audit_event_administration on audit_event (id desc) where event like 'ADMIN\_%';
-- Sign-ins and what protects them: they act on nothing that has an id, so rows of operations are not in here.
create index audit_event_of_user on audit_event (user_id, at desc, id desc) where subject = '';
grant select, insert on audit_event to tulpar_bank;

-- Errors in the application of a customer, kept for a while.
create table client_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  reference_id text not null,
  user_id bigint,
  session_id bigint,
  level text not null,
  message text not null,
  details jsonb not null default '{}',
  bytes integer not null generated always as (octet_length(message) + octet_length(details::text)) stored
);
create index client_log_bytes on client_log (id desc) include (bytes);
create index client_log_of_user on client_log (user_id, at desc, id desc) where user_id is not null;
grant select, insert, update, delete on client_log to tulpar_bank;

-- Calls of signed-in users that failed on the way to what they ask for, kept for a while. An answer of the bank about accounts or money is
-- no such failure.
create table call_failure (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id bigint not null,
  session_id bigint not null,
  reference_id text not null,
  service text not null,
  operation text not null,
  failure text not null
);
create index call_failure_of_user on call_failure (user_id, at desc, id desc);
grant select, insert, update, delete on call_failure to tulpar_bank;

-- Events for the live stream. A reader remembers the snapshot of its last reading and takes the rows of transactions
-- that it does not see and the present one does, so that an open transaction delays its own events alone (docs/adr/0120).
create table outbox_event (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  customer_id bigint,
  -- The only user of the customer who receives the event; null for every user.
  user_id bigint,
  type text not null,
  -- Particulars by the names of the stream: accountId, dataVersion, txnId as text; title as { ru, en, kg, cn }.
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (xid, id)
);
grant select, insert on outbox_event to tulpar_bank;

-- Newest transaction whose events have been deleted: a reader whose snapshot began before it may have lost some for good.
create table outbox_floor (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null default '0',
  forgotten_before timestamptz not null default '-infinity'
);
grant select on outbox_floor to tulpar_bank;

-- Points of an allowance that a user, a company or a network address has spent and not got back yet, at that moment. A crash of the server
-- empties the table, which favours a caller.
create unlogged table spent_allowance (
  allowance text not null,
  subject text not null,
  spent double precision not null,
  -- Points that come back.
  per_second double precision not null,
  at timestamptz not null,
  primary key (allowance, subject)
);
create index spent_allowance_old on spent_allowance (at);
grant select, insert, update, delete on spent_allowance to tulpar_bank;
