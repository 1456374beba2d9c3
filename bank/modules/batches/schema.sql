-- Files of many payments that companies hand in, their lines, and salaries: one document, paid line by line when it is signed.

-- Files of many payments that companies hand in.
create table batch (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  operation_id uuid not null,
  -- SHA-256 over the uploaded request.
  request_hash bytea not null,
  kind text not null check (kind in ('salary', 'internal', 'clearing', 'gross', 'swift')),
  format text not null check (format in ('csv', 'xlsx', 'plt', 'txt')),
  file_names text[] not null,
  debit_account_id bigint not null references account,
  created_at timestamptz not null,
  -- Moment its uploader deleted it; only files of which nothing was sent are deleted.
  deleted_at timestamptz,
  unique (customer_id, operation_id)
);
create index batch_of_customer on batch (customer_id, created_at);
grant select, insert, update (deleted_at) on batch to tulpar_bank;

-- Lines of a batch that were sent at once.
create table batch_sending (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batch,
  customer_id bigint not null,
  user_id bigint not null,
  operation_id uuid not null,
  created_at timestamptz not null,
  unique (customer_id, operation_id)
);
grant select, insert on batch_sending to tulpar_bank;

-- Payments of a batch: the line of the file and its outcome.
create table batch_line (
  batch_id bigint not null references batch,
  number integer not null check (number > 0),
  -- Index of the file, from zero, and the row in it.
  file smallint not null,
  file_row integer not null,
  written jsonb not null,
  -- Texts of the file, once cells of the line were changed.
  original jsonb,
  faults jsonb not null,
  warnings jsonb not null,
  -- Payment the line asks for; null for a line with faults.
  wanted jsonb check ((wanted is null) = (faults <> '[]')),
  account_number text,
  amount bigint check (amount > 0),
  currency text not null,
  chosen boolean not null default false check (not chosen or faults = '[]'),
  -- Reason the line was not sent, or not paid.
  refusal text,
  -- Its particulars, such as the sum that was missing, as on the wire.
  refusal_data jsonb check (refusal is not null or refusal_data is null),
  sending_id bigint references batch_sending,
  -- The document it became; lines of a salary share one.
  operation_id uuid,
  -- Part of this line in the fee of a salary, in minor units.
  fee bigint not null default 0 check (fee >= 0),
  tries smallint not null default 0,
  -- Outcome of the line of a signed salary.
  outcome text check (outcome in ('paid', 'rejected')),
  txn_id bigint,
  primary key (batch_id, number),
  check ((outcome is not distinct from 'paid') = (txn_id is not null))
);
create index batch_line_document on batch_line (operation_id) where operation_id is not null;
create index batch_line_account on batch_line (account_number, amount) where outcome = 'paid';
-- The last salary of a person.
create index batch_line_person on batch_line ((wanted ->> 'inn'), batch_id) where outcome = 'paid';
-- The lines of a salary that wait, in the order they are tried in: a run reads those it pays and not all that are left.
create index batch_line_waiting on batch_line (operation_id, tries, number) where operation_id is not null and outcome is null;
grant select, insert, update (chosen, refusal, refusal_data, sending_id, operation_id, fee, written, original, faults, warnings, wanted,
  account_number, amount) on batch_line to tulpar_bank;

-- Numbers of lines of a batch by status, counted when they change, not when they are read: fifty batches of ten thousand lines are
-- listed as fast as fifty of one.
create table batch_tally (
  batch_id bigint not null references batch,
  -- The document these lines became.
  operation_id uuid,
  standing text not null,
  lines integer not null,
  total bigint not null,
  unique nulls not distinct (batch_id, standing, operation_id)
);
grant select on batch_tally to tulpar_bank;

-- Meaning of the columns of tables that users of a company named once, by the set of their headings.
create table batch_layout (
  customer_id bigint not null references customer,
  kind text not null check (kind in ('salary', 'internal', 'clearing', 'gross')),
  -- The headings in one order and spelling.
  heading_set text not null,
  headings text[] not null,
  -- A field for each heading; empty for a column that is not read.
  fields text[] not null check (cardinality(fields) = cardinality(headings)),
  -- Purpose of every line where no column has it.
  purpose text not null,
  user_id bigint not null references app_user,
  saved_at timestamptz not null,
  primary key (customer_id, kind, heading_set)
);
grant select, insert, update (headings, fields, purpose, user_id, saved_at), delete on batch_layout to tulpar_bank;

-- People who receive salaries of a company, which a line of a salary may name instead of an account. Only users with the right to the
-- payroll read it.
create table payroll_person (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  name text not null,
  -- Words of the name in small letters, by which the list is in order and is searched.
  sort_name text collate "C" not null,
  -- The same words in alphabetical order: a line of a file finds its person by them.
  name_key text collate "C" not null,
  -- Empty where it is not known.
  inn text collate "C" not null,
  account_number text not null,
  note text not null,
  active boolean not null,
  user_id bigint not null references app_user,
  changed_at timestamptz not null
);
create unique index payroll_person_inn on payroll_person (customer_id, inn) where inn <> '';
create unique index payroll_person_without_inn on payroll_person (customer_id, name_key, account_number) where inn = '';
create index payroll_person_in_order on payroll_person (customer_id, sort_name, id);
create index payroll_person_name on payroll_person (customer_id, name_key);
create index payroll_person_words on payroll_person using gin (to_tsvector('simple', sort_name));
grant select, insert, update (name, sort_name, name_key, inn, account_number, note, active, user_id, changed_at) on payroll_person
  to tulpar_bank;

-- A salary that is signed, until every line of it is paid or rejected.
create table salary_run (
  operation_id bigint primary key references operation,
  txn_id bigint not null,
  started_at timestamptz not null,
  next_attempt_at timestamptz not null,
  ended_at timestamptz
);
create index salary_run_open on salary_run (next_attempt_at) where ended_at is null;
grant select on salary_run to tulpar_bank;
