-- Taxes and fines: territories, rates, and the accounts they are paid to.

-- Parts of the country by the state classifier of territories. Codes of aiyl aimaks are not confirmed; an operator loads them.
create table territory (
  code text primary key check (code ~ '^417[0-9]{11}$'),
  parent_code text references territory,
  level text not null check (level in ('region', 'city', 'aimak')),
  verified boolean not null,
  name jsonb not null,
  check ((level = 'region') = (parent_code is null))
);
comment on table territory is 'Directory: REGIONS';
grant select on territory to tulpar_bank;

-- Types of transport and their tax. Only verified values carry a source; an operator corrects the rest.
create table transport_type (
  code text primary key check (code ~ '^[0-9]{3}$'),
  base text not null check (base in ('volume', 'value')),
  verified boolean not null,
  name jsonb not null
);
comment on table transport_type is 'Directory: TRANSPORT_TYPES';
grant select on transport_type to tulpar_bank;

-- Rates transport is taxed by: one row for each span of years of service.
create table transport_rate (
  type_code text not null references transport_type,
  -- Years of service with the year of manufacture; none for the rate without an end.
  up_to_years integer check (up_to_years > 0),
  -- Tyiyn for a cubic centimetre, or hundredths of a percent of the book value.
  rate bigint not null check (rate > 0)
);
comment on table transport_rate is 'Directory: TRANSPORT_TYPES';
create unique index transport_rate_age on transport_rate (type_code, up_to_years) nulls not distinct;
grant select on transport_rate to tulpar_bank;

-- Accounts of the treasury by the kind of payment; numbers and codes of purposes are not confirmed, an operator loads them.
create table budget_recipient (
  txn_code text primary key,
  account_number text not null check (account_number ~ '^44[0-9]{14}$'),
  purpose_code text not null references payment_purpose,
  name text not null,
  verified boolean not null,
  purpose_name jsonb not null
);
grant select on budget_recipient to tulpar_bank;

-- Breaches of the rules as the register of fines has called them in each language; operations keep the Russian name.
create table fine_violation (
  name jsonb not null,
  ru text generated always as (name ->> 'ru') stored primary key
);
grant select, insert on fine_violation to tulpar_bank;

-- Taxpayers other than the customer a user has asked about, by a keyed hash of what was entered: what others own and owe is not to be
-- collected by their numbers.
create table taxpayer_lookup (
  user_id bigint not null references app_user,
  asked bytea not null,
  at timestamptz not null,
  primary key (user_id, asked)
);
