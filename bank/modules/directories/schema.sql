-- Directories: lists the application keeps a copy of.

-- The edition of each directory, by which an application knows whether its own copy is the latest. It rises with every transaction that
-- changes a row of the directory (`raise_edition`): a row of a table whose comment is `Directory: NAME`, see triggers.sql.
create table directory_version (
  name text primary key,
  data_version bigint not null default 1,
  changed_at timestamptz not null default now(),
  -- Login of the user, or role of the database, whose change made this edition.
  changed_by text not null default current_user,
  -- Transaction of the latest change: rows changed together make one edition.
  changed_in xid8
);
grant select on directory_version to tulpar_bank;

-- Texts of failures by their codes. The program of the bank brings a row for each of its own codes; others are those of systems behind it.
create table business_error (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{2,60}$'),
  -- All that is said, with what to do next; particulars stand in it as {{name}}.
  text jsonb not null,
  -- The same without the advice, for a user who learns of it later.
  summary jsonb not null,
  -- Shown where the language has no text.
  default_text text not null check (default_text <> ''),
  -- True once the bank has changed the row: another program of the bank leaves it as it is.
  edited boolean not null default false
);
comment on table business_error is 'Directory: BUSINESS_ERRORS';
grant select, insert, update on business_error to tulpar_bank;

-- Towns of countries, of this country with their regions (ISO 3166-2).
create table city (
  id integer generated always as identity primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text check (region ~ '^[A-Z]{2}-[A-Z]{1,3}$'),
  name jsonb not null
);
comment on table city is 'Directory: CITIES';
create index city_country on city (country);
grant select on city to tulpar_bank;

-- Branches, cash machines and terminals.
create table service_point (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('branch', 'atm', 'terminal')),
  name jsonb not null,
  address jsonb not null,
  region text not null check (region ~ '^KG-[A-Z]{1,2}$'),
  latitude numeric(8, 5) not null check (latitude between 39 and 44),
  longitude numeric(8, 5) not null check (longitude between 69 and 81),
  -- [{ days, from, to }]: days of the week, 1 is Monday, and times of Bishkek as 09:00. An empty list is around the clock.
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  services text[] not null check (services <@ '{cash,cashIn,payments,exchange,cards,loans,deposits,moneyTransfers}'),
  -- Own number of a branch in international form; machines have none.
  phone text check (phone ~ '^\+996\d{9}$')
);
comment on table service_point is 'Directory: SERVICE_POINTS';
grant select on service_point to tulpar_bank;

-- Topics a customer writes to the bank about.
create table chat_topic (
  -- Larger numbers are cases, which are topics of one user.
  id integer primary key check (id <= 100000),
  name jsonb not null
);
comment on table chat_topic is 'Directory: CHAT_TOPICS';
grant select on chat_topic to tulpar_bank;

-- Loans the bank gives, with the kinds of customers each is for.
create table loan_product (
  id integer primary key,
  name jsonb not null,
  customer_kinds text[] not null check (customer_kinds <@ '{I,C}' and customer_kinds <> '{}')
);
comment on table loan_product is 'Directory: LOAN_PRODUCTS, SHOP_PRODUCTS';
grant select on loan_product to tulpar_bank;

-- Conditions of a loan in a currency; the rate is the lowest one.
create table loan_offer (
  product_id integer not null references loan_product,
  currency currency_code not null,
  rate_from integer not null check (rate_from > 0),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  shortest_months integer not null check (shortest_months > 0),
  longest_months integer not null check (longest_months >= shortest_months),
  primary key (product_id, currency)
);
comment on table loan_offer is 'Directory: LOAN_PRODUCTS';
grant select on loan_offer to tulpar_bank;

-- Advertisements of the bank, with the page of the application each leads to.
create table ad_block (
  id integer primary key,
  title jsonb not null,
  text jsonb not null,
  route text not null check (route ~ '^/'),
  customer_kinds text[] not null check (customer_kinds <@ '{I,C}' and customer_kinds <> '{}'),
  image_type text not null check (image_type in ('image/svg+xml', 'image/png')),
  image bytea not null
);
comment on table ad_block is 'Directory: AD_BLOCKS';
grant select on ad_block to tulpar_bank;

-- Products of the showcase, by the last part of their page.
create table shop_product (
  code text primary key check (code ~ '^[a-z-]+$'),
  position integer not null,
  name jsonb not null,
  -- Null for loans, which are for the kinds of customers that loan_product names (shop_offer).
  customer_kinds text[] check (customer_kinds <@ '{I,C}' and customer_kinds <> '{}'),
  image_type text not null check (image_type in ('image/svg+xml', 'image/png')),
  image bytea not null,
  -- Price of one piece in minor units of the som, charged with the order; null where ordering costs nothing.
  price minor_units_above_zero
);
comment on table shop_product is 'Directory: SHOP_PRODUCTS';
grant select on shop_product to tulpar_bank;
