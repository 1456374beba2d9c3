-- Limits and tariffs. Customers change their own limits: lower at once, above the standard by a decision of the bank.

-- Limits by kind of transfer, in minor units of the som: what is moved in another currency counts at the
-- official rate.
create table limit_rule (
  limit_code text not null,
  customer_kind text not null check (customer_kind in ('I', 'C')),
  level text not null check (level in ('standard', 'increased', 'other')),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  daily bigint not null check (daily >= maximum),
  monthly bigint not null check (monthly >= daily),
  primary key (limit_code, customer_kind, level)
);
grant select on limit_rule to tulpar_bank;

-- Limits a customer has instead of the standard: another level of the bank, or limits of its own (level other).
create table customer_limit (
  customer_id bigint not null references customer,
  limit_code text not null,
  level text not null check (level in ('standard', 'increased', 'other')),
  minimum bigint check (minimum > 0),
  maximum bigint check (maximum >= minimum),
  daily bigint check (daily >= maximum),
  monthly bigint check (monthly >= daily),
  primary key (customer_id, limit_code),
  check ((level = 'other') = (num_nulls(minimum, maximum, daily, monthly) = 0)),
  check ((level <> 'other') = (num_nonnulls(minimum, maximum, daily, monthly) = 0))
);
grant select on customer_limit to tulpar_bank;

-- Amounts a customer has moved on the latest Bishkek day there was, and in its month. Locked before any account.
create table limit_use (
  customer_id bigint not null references customer,
  limit_code text not null,
  day date not null,
  used_today bigint not null check (used_today >= 0),
  used_this_month bigint not null check (used_this_month >= used_today),
  primary key (customer_id, limit_code)
) with (fillfactor = 70);
grant select on limit_use to tulpar_bank;

-- Limits a customer has asked for above what holds, and above the standard.
create table limit_application (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  limit_code text not null,
  level text not null check (level in ('standard', 'increased', 'other')),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  daily bigint not null check (daily >= maximum),
  monthly bigint not null check (monthly >= daily),
  status text not null default 'review' check (status in ('review', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'review') = (decided_at is null))
);
create unique index limit_application_review on limit_application (customer_id, limit_code) where status = 'review';
grant select on limit_application to tulpar_bank;

-- Price of a transfer, in minor units of its currency: the first band whose end is not below the amount.
create table tariff (
  tariff_code text not null,
  customer_kind text not null check (customer_kind in ('I', 'C')),
  currency text not null,
  -- The last amount of the band; none for the band without an end.
  up_to bigint check (up_to > 0),
  fixed bigint not null check (fixed >= 0),
  -- Hundredths of a percent.
  basis_points bigint not null default 0 check (basis_points between 0 and 10000),
  minimum bigint not null default 0 check (minimum >= 0),
  maximum bigint check (maximum >= minimum)
);
create unique index tariff_band on tariff (tariff_code, customer_kind, currency, up_to) nulls not distinct;
grant select on tariff to tulpar_bank;
