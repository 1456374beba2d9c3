-- Scheduled payments.

-- A standing consent of a customer: its content is stored here and in its template, and its digest is made of both.
create table schedule (
  id bigint primary key references confirmation on delete cascade,
  template_id bigint not null references template,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  operation_id uuid not null,
  periodicity text not null check (periodicity in ('onceAWeek', 'everyTwoWeeks', 'monthly', 'onSetDates')),
  first_day date,
  last_day date,
  days date[] not null default '{}' check (cardinality(days) <= 10),
  -- The text the customer has read and confirmed.
  words text not null,
  digest bytea not null,
  fingerprint text not null,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'paused', 'finished')),
  skipped_days date[] not null default '{}',
  -- The first day that has not come yet.
  next_day date,
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (customer_id, operation_id),
  constraint schedule_sound check ((periodicity = 'onSetDates') = (first_day is null) and (state = 'waiting') = (confirmed_at is null)
    and (state <> 'active' or next_day is not null))
);
create unique index schedule_of_template on schedule (template_id) where confirmed_at is not null and ended_at is null;
create index schedule_due on schedule (next_day) where state = 'active' and ended_at is null;
grant select, insert, update (state, skipped_days, next_day, confirmed_at, ended_at) on schedule to tulpar_bank;

-- One day of a schedule that has come; a day comes once, however many processes look.
create table schedule_run (
  id bigint generated always as identity primary key,
  schedule_id bigint not null references schedule,
  day date not null,
  state text not null check (state in ('due', 'done', 'failed', 'missed', 'skipped')),
  -- Tries that were refused; each has an operation of its own.
  tries integer not null default 0,
  next_attempt_at timestamptz not null,
  failure text,
  txn_id bigint references txn,
  changed_at timestamptz not null,
  unique (schedule_id, day),
  constraint schedule_run_done check ((state = 'done') <= (txn_id is not null))
);
create index schedule_run_due on schedule_run (next_attempt_at) where state = 'due';
grant select, insert, update (state, failure, changed_at) on schedule_run to tulpar_bank;
