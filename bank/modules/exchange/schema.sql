-- Exchange rates.

-- Rates in millionths of the quote currency.
create table exchange_rate (
  base text not null,
  quote text not null,
  rate_type text not null check (rate_type in ('commercial', 'official')),
  buy bigint not null check (buy > 0),
  sell bigint not null check (sell > 0),
  valid_from timestamptz not null,
  primary key (base, quote, rate_type)
);
grant select, insert, update, delete on exchange_rate to tulpar_bank;

-- Every rate there was, kept by a trigger. Rows are added and, for another rate of the same moment, replaced; nothing is deleted.
create table exchange_rate_history (
  base text not null,
  quote text not null,
  rate_type text not null check (rate_type in ('commercial', 'official')),
  valid_from timestamptz not null,
  buy bigint not null check (buy > 0),
  sell bigint not null check (sell > 0),
  primary key (base, quote, rate_type, valid_from)
);
grant select on exchange_rate_history to tulpar_bank;
