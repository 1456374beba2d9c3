-- Deposits: products of the bank, contracts over accounts of their own, interest that is accrued every day, and closings.

-- An application names the account and the contract it will make, so that its code is bound to them; what is never confirmed leaves a gap.
create sequence deposit_contract_no minvalue 100001 maxvalue 999999;

-- Deposits the bank opens. An operator replaces it by its own products.
create table deposit_product (
  id bigint primary key,
  name jsonb not null,
  deposit_type text not null check (deposit_type in ('term', 'savings', 'child')),
  payout text not null check (payout in ('monthly', 'atEnd')),
  capitalized boolean not null,
  prolongable boolean not null,
  -- Kinds of customers it is offered to: I persons, C companies.
  customer_kinds text[] not null check (cardinality(customer_kinds) > 0),
  verified boolean not null
);
comment on table deposit_product is 'Directory: DEPOSIT_PRODUCTS';
grant select on deposit_product to tulpar_bank;

-- Rates of a product, in hundredths of a percent a year, by lowest first amount, in minor units of the currency.
create table deposit_offer (
  product_id bigint not null references deposit_product,
  currency text not null,
  term_months integer not null check (term_months between 1 and 240),
  rate integer not null check (rate >= 0),
  early_rate integer not null check (early_rate between 0 and rate),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  primary key (product_id, currency, term_months)
);
comment on table deposit_offer is 'Directory: DEPOSIT_PRODUCTS';
grant select on deposit_offer to tulpar_bank;

-- A contract; its money is the balance of its account, and its owner the owner of that.
create table deposit (
  account_id bigint primary key references account,
  contract_no text not null unique,
  deposit_type text not null check (deposit_type in ('term', 'savings', 'child')),
  name text not null default '',
  status text not null default 'A' check (status in ('A', 'C')),
  opened_on date not null,
  matures_on date not null,
  term_months integer not null check (term_months > 0),
  contract_amount minor_units_above_zero not null,
  -- Hundredths of a percent a year: of the contract, and when it is closed before its end.
  rate integer not null check (rate >= 0),
  early_rate integer not null check (early_rate >= 0),
  payout text not null check (payout in ('monthly', 'atEnd')),
  capitalized boolean not null,
  payout_account_id bigint not null references account,
  -- Sum of the balances, one for each night through accrued_through; all interest is calculated from it.
  balance_days numeric(38) not null default 0,
  interest_paid bigint not null default 0,
  accrued_through date not null,
  -- Earned and not paid one day before.
  accrued_before bigint not null default 0,
  data_version bigint not null default 1,
  closed_at timestamptz,
  -- Product it was opened as; null for contracts older than the products.
  product_id bigint references deposit_product,
  -- True when the deposit is renewed for another term at maturity.
  prolongs boolean not null default false,
  child_name text not null default '',
  child_born_on date,
  constraint deposit_sound check (matures_on > opened_on and early_rate <= rate and (status = 'C') = (closed_at is not null)),
  constraint deposit_of_child check ((child_name = '') = (child_born_on is null) and (child_name = '' or deposit_type = 'child')),
  constraint deposit_prolongs check (not prolongs or product_id is not null)
);
create index deposit_to_accrue on deposit (accrued_through) where status = 'A';
grant select, update (name, balance_days, interest_paid, accrued_through, accrued_before) on deposit to tulpar_bank;

-- A closing before the end: ordered with a code, done by the bank within two banking days.
create table deposit_closing (
  account_id bigint primary key references deposit,
  operation_id bigint not null unique references operation,
  txn_id bigint not null,
  ordered_at timestamptz not null,
  done_at timestamptz
);
create index deposit_closing_waiting on deposit_closing (account_id) where done_at is null;
grant select on deposit_closing to tulpar_bank;
