-- Transfers abroad by SWIFT: banks and countries that can be reached, and what is stored of each transfer.

-- Banks abroad a code is looked up for: SWIFT codes of eight or eleven characters, and Russian banks by nine digits with their account at
-- the Bank of Russia. Public codes; an operator loads the registry of the country's rail and corrects what is not verified.
create table bank_abroad (
  code text primary key check (code ~ '^([0-9]{9}|[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?)$'),
  name text not null check (length(name) between 1 and 50),
  address text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  correspondent_account text not null default '' check (correspondent_account ~ '^([0-9]{20})?$'),
  verified boolean not null default false
);
grant select on bank_abroad to tulpar_bank;

-- The bank abroad that keeps this bank's account in a currency: messages about the currency go to it.
create table swift_correspondent (
  currency text primary key,
  swift_code text not null references bank_abroad
);
grant select on swift_correspondent to tulpar_bank;

-- Countries a recipient can live in.
create table country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name jsonb not null
);
comment on table country is 'Directory: COUNTRIES, MONEY_TRANSFER_SYSTEMS';
grant select on country to tulpar_bank;

-- Details the recipient's country wants to know of a payment, by the directory that lists it: Russian kinds of currency operations
-- (VO), Kazakh sectors of the recipient (KBE) and purposes (KNP). An operator loads the full classifiers.
create table code_abroad (
  directory text not null check (directory in ('vo', 'kbe', 'knp')),
  code text not null,
  name jsonb not null,
  primary key (directory, code)
);
comment on table code_abroad is 'Directory: CODES_ABROAD';
grant select on code_abroad to tulpar_bank;

-- Files a customer has shown with an operation: written once it was created, kept for good once it was booked.
create table operation_file (
  customer_id bigint not null,
  operation_id uuid not null,
  number integer not null check (number between 1 and 4),
  file_uuid uuid not null references stored_file on delete cascade,
  name text not null,
  primary key (customer_id, operation_id, number),
  foreign key (customer_id, operation_id) references operation (customer_id, operation_id)
);
create index operation_file_of on operation_file (file_uuid);
grant select, insert on operation_file to tulpar_bank;

-- The message sent for a transfer, and the reports of the banks on its way at the last update of the network.
create table swift_message (
  -- The key of the order; every bank on the way knows the transfer by it.
  key uuid primary key references rail_order (key),
  message text not null,
  sent_at timestamptz not null,
  -- [{ stage, at, note }], the earliest first.
  steps jsonb not null
);
grant select, insert, update (steps) on swift_message to tulpar_bank;
