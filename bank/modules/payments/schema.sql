-- Services customers pay for: their categories, their providers and the fields each provider needs; purposes of payments.

-- Codes of purposes of payments. Only 42122700 is known from outside; an operator loads the classifier.
create table payment_purpose (
  code text primary key check (code ~ '^[0-9]{8}$'),
  name jsonb not null,
  verified boolean not null
);
comment on table payment_purpose is 'Directory: PAYMENT_PURPOSES';
grant select on payment_purpose to tulpar_bank;

-- School years the rent of schoolbooks is paid for, and the days it can be paid on.
create table school_year (
  name text primary key check (name ~ '^[0-9]{4}-[0-9]{4}$'),
  opens_on date not null,
  closes_on date not null check (closes_on >= opens_on)
);
comment on table school_year is 'Directory: SCHOOL_YEARS';
grant select on school_year to tulpar_bank;

-- Categories of services customers pay for. Companies see only those open to them.
create table service_category (
  id bigint primary key,
  name jsonb not null,
  icon text not null,
  -- Companies see only the categories open to them.
  open_to_companies boolean not null
);
comment on table service_category is 'Directory: SERVICE_CATEGORIES';
grant select on service_category to tulpar_bank;

-- Amounts in minor units of the som. Fields are as they go over the wire.
create table service_provider (
  id bigint primary key,
  category_id bigint not null references service_category,
  name jsonb not null,
  also_called text not null,
  -- Regions it serves, by ISO 3166-2; everywhere when there are none.
  regions text[] not null,
  way text not null check (way in ('checked', 'single', 'mobile', 'kitep')),
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  -- Fee of the bank: hundredths of a percent, with a lowest and a highest amount.
  fee_basis_points bigint not null check (fee_basis_points between 0 and 10000),
  fee_minimum bigint not null check (fee_minimum >= 0),
  fee_maximum bigint check (fee_maximum >= fee_minimum),
  phone_prefixes text[] not null
);
comment on table service_provider is 'Directory: SERVICE_PROVIDERS';
grant select on service_provider to tulpar_bank;

-- Number of subscribers a user has asked providers about in the latest hour there was: debts are not to be collected.
create table subscriber_lookup (
  user_id bigint primary key references app_user,
  hour timestamptz not null,
  found integer not null,
  missed integer not null
) with (fillfactor = 70);
