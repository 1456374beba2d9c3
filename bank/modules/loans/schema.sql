-- Loans: contracts over accounts of their own, instalments that fell due, and collateral; and loans that are applied for, signed and paid
-- out online.

-- Numbers of contracts made online, and with them of their accounts.
create sequence digital_loan_contract_seq;

-- A contract. The balance of its account is the principal that is owed, below zero; its owner is the owner of that.
create table loan (
  account_id bigint primary key references account,
  contract_no text not null unique,
  product_code text not null,
  name text not null default '',
  -- A is repaid, C is closed, L is written off.
  status text not null default 'A' check (status in ('A', 'C', 'L')),
  opened_on date not null,
  matures_on date not null,
  term_months integer not null check (term_months > 0),
  disbursed minor_units_above_zero not null,
  -- Hundredths of a percent a year: on what has not fallen due, and on what has and is not paid.
  rate integer not null check (rate >= 0),
  penalty_rate integer not null check (penalty_rate >= 0),
  method text not null check (method in ('annuity', 'differentiated')),
  day_count text not null check (day_count in ('ACT/365', 'ACT/360', '30/360')),
  repayment_account_id bigint not null references account,
  -- State of the schedule, from which src/domain/loan/schedule.ts calculates the instalments to come.
  counted_to date not null,
  balance_days numeric(38) not null default 0 check (balance_days >= 0),
  period_paid bigint not null default 0 check (period_paid >= 0),
  next_number integer not null default 1,
  last_number integer not null,
  instalment bigint not null check (instalment >= 0),
  -- Amount prepaid for the next instalment, in minor units.
  prepaid bigint not null default 0 check (prepaid >= 0),
  -- The sum of what was past due, one for each day, and what was paid of the penalty on it.
  penalty_days numeric(38) not null default 0,
  penalty_paid bigint not null default 0,
  data_version bigint not null default 1,
  closed_at timestamptz,
  constraint loan_sound check (matures_on > opened_on and (status = 'A') = (closed_at is null))
);
create index loan_to_count on loan (counted_to) where status = 'A';
grant select, update (counted_to, balance_days, period_paid, next_number, last_number, instalment, prepaid,
  penalty_days, penalty_paid) on loan to tulpar_bank;

-- Instalments that fell due.
create table loan_instalment (
  account_id bigint not null references loan,
  number integer not null check (number > 0),
  due_on date not null,
  principal bigint not null check (principal >= 0),
  interest bigint not null check (interest >= 0),
  principal_paid bigint not null default 0,
  interest_paid bigint not null default 0,
  -- The principal that was left when it fell due, its own part taken off.
  principal_left bigint not null check (principal_left >= 0),
  primary key (account_id, number),
  constraint loan_instalment_paid check (principal_paid between 0 and principal and interest_paid between 0 and interest)
);
create index loan_instalment_unpaid on loan_instalment (account_id, number) where principal_paid < principal or interest_paid < interest;
grant select, insert, update (principal_paid, interest_paid) on loan_instalment to tulpar_bank;

-- Security of a loan.
create table loan_collateral (
  id bigint generated always as identity primary key,
  account_id bigint not null references loan,
  kind text not null check (kind in ('realEstate', 'vehicle', 'deposit', 'guarantee', 'goods')),
  description text not null,
  value minor_units_above_zero not null
);
create index loan_collateral_account on loan_collateral (account_id);
grant select on loan_collateral to tulpar_bank;

-- Requests of customers to repay a loan over a longer time. The bank decides on each; an approved one changes the schedule at once.
create table loan_restructuring (
  id bigint generated always as identity primary key,
  account_id bigint not null references loan,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  months integer not null check (months > 0),
  status text not null default 'review' check (status in ('review', 'approved', 'rejected')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'review') = (decided_at is null))
);
create unique index loan_restructuring_review on loan_restructuring (account_id) where status = 'review';
create index loan_restructuring_account on loan_restructuring (account_id, id);
grant select, insert, update (status, decided_at) on loan_restructuring to tulpar_bank;

-- Terms of loans given online, by currency and term; rates in hundredths of a percent a year.
create table digital_loan_term (
  currency currency_code not null,
  months integer not null check (months > 0),
  rate integer not null check (rate > 0),
  penalty_rate integer not null check (penalty_rate >= 0),
  lowest minor_units_above_zero not null,
  highest minor_units_above_zero not null,
  primary key (currency, months),
  check (highest >= lowest)
);
grant select on digital_loan_term to tulpar_bank;

-- An application keeps the terms it was made on. An approval not signed in time is recorded as expired with the next application.
create table digital_loan (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  operation_id uuid not null,
  currency currency_code not null,
  asked minor_units_above_zero not null,
  approved bigint check (approved between 1 and asked),
  months integer not null check (months > 0),
  rate integer not null check (rate > 0),
  penalty_rate integer not null check (penalty_rate >= 0),
  account_id bigint not null references account,
  status text not null default 'review' check (status in ('review', 'approved', 'refused', 'cancelled', 'expired', 'signed')),
  reason text check (reason in ('ARREARS', 'INCOME', 'DEBT')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz,
  loan_id bigint unique references loan,
  unique (user_id, operation_id),
  check ((status = 'refused') = (reason is not null)),
  check (status not in ('approved', 'expired', 'signed') or approved is not null and decided_at is not null),
  check ((status = 'signed') = (loan_id is not null))
);
create unique index digital_loan_open on digital_loan (customer_id) where status in ('review', 'approved');
create index digital_loan_customer on digital_loan (customer_id, id);
create index digital_loan_review on digital_loan (id) where status = 'review';
grant select, insert, update (approved, status, reason, decided_at, ended_at, loan_id) on digital_loan to tulpar_bank;

-- Agreements as they were shown, one a day and language; the one whose digest was signed stays the agreement.
create table digital_loan_agreement (
  application_id bigint not null references digital_loan,
  made_on date not null,
  language text not null check (language in ('ru', 'en', 'kg', 'cn')),
  bytes bytea not null,
  digest bytea not null check (octet_length(digest) = 32),
  signed_at timestamptz,
  primary key (application_id, made_on, language)
);
create unique index digital_loan_agreement_signed on digital_loan_agreement (application_id) where signed_at is not null;
grant select, insert, update (signed_at) on digital_loan_agreement to tulpar_bank;
