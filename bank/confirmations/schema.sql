-- One-time codes. The functions only ever see keyed hashes; limits are counted per subject, per user and per recipient, not per code.
-- Codes are counted and stored by the functions alone.

create domain number_left as integer check (value >= 0);

-- Subjects of codes: a sign-in (subject_id is the session id), an operation (operation.id) or a confirmation (confirmation.id).
-- The defaults are the rule: how many wrong codes and how many messages one subject gets.
create table code_subject (
  subject_kind text not null,
  subject_id bigint not null,
  sends_left number_left not null default 3,
  tries_left number_left not null default 5,
  last_sent_at timestamptz,
  primary key (subject_kind, subject_id),
  constraint code_subject_kind check (subject_kind ~ '^[a-zA-Z]{1,20}$')
) with (fillfactor = 50);
grant select on code_subject to tulpar_bank;

-- Codes that were sent, as keyed hashes. Only the newest of a subject is good.
create table one_time_code (
  id bigint generated always as identity primary key,
  subject_kind text not null,
  subject_id bigint not null,
  code_hash bytea not null,
  -- Digest of the content the code confirms, see operation.digest; empty for a sign-in.
  digest bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (subject_kind, subject_id) references code_subject
) with (fillfactor = 70);
create index one_time_code_subject on one_time_code (subject_kind, subject_id, id);
grant select, delete on one_time_code to tulpar_bank;

-- Wrong codes are counted by the owner they are guessed for, over all operations, kinds and sessions, beside the five tries of each subject
-- (docs/adr/0079). An owner is a user, or for a restore the pair of login and telephone it was requested with, so that tries for unknown
-- users are counted as well. There is no row while the last code was right, so a right code writes nothing.
create table wrong_codes (
  owner_kind text not null check (owner_kind in ('user', 'restore')),
  owner_id bigint not null,
  in_a_row integer not null default 0,
  -- Sessions the counted codes came from; they end when a hold begins.
  sessions bigint[] not null default '{}',
  holds_in_a_row integer not null default 0,
  held_until timestamptz,
  -- Moment the owner was notified of the last hold.
  notified_at timestamptz,
  changed_at timestamptz not null,
  primary key (owner_kind, owner_id)
);
grant select, update (notified_at), delete on wrong_codes to tulpar_bank;

-- Messages with codes are counted by recipient, over all kinds, users and sessions (docs/adr/0079). Each window begins with its first
-- message. Restores are counted by the pair of login and telephone they were requested with, not by telephone: a stranger who knows both
-- must not use up the messages of their owner, nor learn from a refusal that there is one.
create table code_quota (
  recipient text primary key,
  ten_minutes_from timestamptz not null,
  in_ten_minutes integer not null,
  hour_from timestamptz not null,
  in_hour integer not null,
  day_from timestamptz not null,
  in_day integer not null
) with (fillfactor = 50);
grant select, delete on code_quota to tulpar_bank;

-- Rows of everything that waits for a code of its user besides operations, which the ledger keeps. The kind stands here; the thing itself
-- stands in the table of its kind, under the same id, and goes with it.
create table confirmation (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  -- Given by the client, one for each thing it asks for.
  operation_id uuid not null,
  kind text not null check (kind in ('profile', 'product', 'schedule', 'document')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- Keyed hash of the code it was confirmed with, so that a repeated confirmation is answered again.
  confirmed_with bytea,
  unique (user_id, operation_id),
  constraint confirmation_sound check ((confirmed_at is null) = (confirmed_with is null))
);
-- Clean-up: rows that were never confirmed go soon, changes later than that; schedules and signings stay.
create index confirmation_unfinished on confirmation (id) where confirmed_at is null;
create index confirmation_of_change on confirmation (id) where kind in ('profile', 'product');
grant select, insert, update (confirmed_at, confirmed_with), delete on confirmation to tulpar_bank;
