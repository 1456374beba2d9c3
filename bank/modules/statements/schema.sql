-- Statements and their files.

-- Rates of the sales tax banks pay on what they earn, each in force from a day until the next. Fees and prices contain it. Rates of days
-- that have passed are never changed: the statements of those days state the tax by them.
create table sales_tax_rate (
  from_day date primary key,
  basis_points bigint not null check (basis_points between 0 and 9999)
);
grant select on sales_tax_rate to tulpar_bank;

-- Issued statements with their content, so that a person with a copy can verify it. The entries
-- are not copied: they never change, and lie between two versions of the account.
create table statement (
  id uuid primary key,
  -- Ordinal among the statements of the account, without gaps.
  number integer not null check (number > 0),
  product text not null check (product in ('account', 'deposit')),
  customer_id bigint not null references customer,
  account_id bigint not null references account,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- Entries with after_version < account_version <= last_version.
  after_version bigint not null,
  last_version bigint not null check (last_version >= after_version),
  opening bigint not null,
  credited bigint not null check (credited >= 0),
  debited bigint not null check (debited >= 0),
  -- Sales tax contained in the fees and prices among the entries.
  tax bigint not null,
  closing bigint not null,
  -- SHA-256 over everything that stands on the statement.
  digest bytea not null,
  code text not null unique,
  made_at timestamptz not null,
  unique (account_id, number),
  check (opening + credited - debited = closing)
);
create index statement_of_account on statement (account_id, made_at);
grant select, insert on statement to tulpar_bank;

-- Every file of a statement that left the bank, by its SHA-256.
create table statement_file (
  digest bytea primary key,
  statement_id uuid not null references statement,
  format text not null,
  given_at timestamptz not null
);
grant select, insert on statement_file to tulpar_bank;
