-- Data users change of themselves: security settings, addresses, pictures and passports.

-- Changes of a user's security settings and of products that wait for a code, or were made with one.
create table profile_change (
  id bigint primary key references confirmation on delete cascade,
  -- The change by the code it was requested with; emptied once it is done, because it may carry a hash.
  payload jsonb not null
);
grant select, insert, update (payload) on profile_change to tulpar_bank;

-- Addresses that are being confirmed by the code of a letter.
create table email_confirmation (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  email text not null,
  created_at timestamptz not null
);
create index email_confirmation_user on email_confirmation (user_id, created_at desc);
grant select, insert, delete on email_confirmation to tulpar_bank;

-- The picture of a person, always JPEG.
create table avatar (
  user_id bigint primary key references app_user,
  content bytea not null
);
alter table avatar alter column content set storage external;
grant select, insert, update, delete on avatar to tulpar_bank;

-- Passport of a person as the bank knows it; its last day is stored with the customer.
create table passport (
  customer_id bigint primary key references customer,
  series text not null,
  number text not null,
  issued_by text not null,
  issued_on date not null,
  -- Address at which the person lives.
  address text not null
);
grant select on passport to tulpar_bank;

-- Changes of it a person has requested. An employee of the bank reads the scans and decides.
create table passport_application (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  series text not null,
  number text not null,
  issued_by text not null,
  issued_on date not null,
  expires_on date not null,
  inn text not null,
  address text not null,
  files uuid[] not null,
  status text not null default 'review' check (status in ('review', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  violation text check (violation in ('SCAN_UNREADABLE', 'DATA_MISMATCH', 'INN_MISMATCH')),
  check ((status = 'review') = (decided_at is null)),
  check ((status = 'rejected') = (violation is not null))
);
create unique index passport_application_review on passport_application (customer_id) where status = 'review';
create index passport_application_customer on passport_application (customer_id, id desc);
grant select, insert on passport_application to tulpar_bank;
