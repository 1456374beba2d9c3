-- Applications for products of the showcase: orders that were confirmed and paid, and that the bank works on.

-- Serial numbers of the accounts that are opened by order.
create sequence opened_account_no minvalue 1 maxvalue 999999;

-- The line of history is its key. Which states may follow which is said by src/domain/shop/Application.ts alone.
create table application (
  txn_id bigint primary key references txn,
  operation_id bigint not null unique references operation,
  customer_id bigint not null references customer,
  -- Maker of the order, who is told of every step.
  user_id bigint not null references app_user,
  product text not null check (product in ('makeCheckbookOrder', 'makeStatementRequest', 'makeLoanStatementRequest',
    'makeAccountOpening')),
  state text not null default 'ACCEPTED_FOR_PROCESSING' check (state in ('ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'UNDER_REVIEW',
    'RENEGOTIATION', 'FORMED', 'ACCEPTED', 'REJECTED', 'CANCELLED'))
) with (fillfactor = 80);
create index application_of_customer on application (customer_id, txn_id);
-- Applications the bank still works on.
create index application_open on application (txn_id) where state not in ('ACCEPTED', 'REJECTED', 'CANCELLED');
-- The lock of a row asks for a column that may be changed; only move_application changes it.
grant select, update (state) on application to tulpar_bank;

-- States an application has reached, in their order.
create table application_step (
  id bigint generated always as identity primary key,
  txn_id bigint not null references application,
  state text not null,
  at timestamptz not null,
  -- Words of the bank to the customer.
  comment text not null default ''
);
create index step_of_application on application_step (txn_id, id);
grant select on application_step to tulpar_bank;

-- Papers the bank has made out for applications, with everything they state, so that whoever is shown one can ask what the bank has of it.
create table application_paper (
  txn_id bigint primary key references application,
  code text not null unique,
  content jsonb not null,
  made_at timestamptz not null
);
grant select, insert on application_paper to tulpar_bank;
