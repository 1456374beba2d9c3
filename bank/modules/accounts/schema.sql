-- Overdrafts customers have requested and notes beside operations. Changes of an account that need no code, and
-- dormancy, are in the functions (specification 1, section 4).

-- Overdrafts customers have asked for. What is offered is decided by the domain (src/domain/account/Overdraft.ts); a request keeps the
-- terms it was made on. An approved one becomes a contract at a branch, so the ledger knows nothing of it.
create table overdraft_request (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  amount bigint not null check (amount > 0),
  -- Hundredths of a percent a year.
  rate integer not null check (rate > 0),
  term_months integer not null check (term_months > 0),
  -- Income of the lowest of the months the offer was calculated from, in minor units.
  income bigint not null check (income > 0),
  status text not null default 'review' check (status in ('review', 'approved', 'rejected')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'review') = (decided_at is null))
);
create unique index overdraft_request_review on overdraft_request (account_id) where status = 'review';
create index overdraft_request_account on overdraft_request (account_id, id);
grant select, insert, update (status, decided_at) on overdraft_request to tulpar_bank;

-- Receipts that were issued; a person with a copy verifies it by its code.
create table receipt (
  code text primary key,
  customer_id bigint not null references customer,
  txn_id bigint not null references txn,
  issued_at timestamptz not null
);
create unique index receipt_of_customer on receipt (customer_id, txn_id);
create index receipt_of_txn on receipt (txn_id);
grant select, insert on receipt to tulpar_bank;

-- Notes a customer writes beside operations for itself; the other party has its own note, and neither sees the other's.
create table operation_note (
  customer_id bigint not null references customer,
  txn_id bigint not null references txn,
  note text not null check (note <> ''),
  written_at timestamptz not null,
  primary key (customer_id, txn_id)
);
grant select, insert, update (note, written_at), delete on operation_note to tulpar_bank;
