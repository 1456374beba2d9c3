-- Transfers from person to person by money-transfer systems: their countries and prices.

-- The systems the bank is an agent of. None of them exists: an operator replaces them by those the bank has agreements with.
create table money_transfer_system (
  id bigint primary key,
  name text not null unique check (name <> ''),
  -- Number of digits of the control number a transfer is collected by.
  code_digits integer not null check (code_digits between 10 and 20),
  -- Days a transfer waits for its recipient before it is returned.
  payout_days integer not null check (payout_days between 1 and 365),
  verified boolean not null
);
comment on table money_transfer_system is 'Directory: MONEY_TRANSFER_SYSTEMS';
grant select on money_transfer_system to tulpar_bank;

-- Bounds and prices of a system in a currency, in minor units of that currency.
create table money_transfer_price (
  system_id bigint not null references money_transfer_system,
  currency text not null,
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  fee_basis_points bigint not null check (fee_basis_points between 0 and 10000),
  fee_minimum bigint not null check (fee_minimum >= 0),
  fee_maximum bigint check (fee_maximum >= fee_minimum),
  primary key (system_id, currency)
);
comment on table money_transfer_price is 'Directory: MONEY_TRANSFER_SYSTEMS';
grant select on money_transfer_price to tulpar_bank;

-- Countries a system pays out in, and the currencies.
create table money_transfer_country (
  system_id bigint not null references money_transfer_system,
  country text not null references country,
  currencies text[] not null check (cardinality(currencies) > 0),
  primary key (system_id, country)
);
comment on table money_transfer_country is 'Directory: MONEY_TRANSFER_SYSTEMS';
grant select on money_transfer_country to tulpar_bank;
