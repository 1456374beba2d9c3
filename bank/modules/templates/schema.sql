-- Templates of payments.

-- The payment of a template is never changed: a schedule that refers to it was agreed on as it stands here.
create table template (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  name text not null check (name ~ '\S'),
  -- The service code that makes the payment, and its request as the adapter of the code writes it, without the id of an operation.
  code text not null,
  request jsonb not null,
  txn_code text not null,
  debit_number text not null,
  credit_number text not null,
  credit_name text not null,
  amount minor_units_above_zero not null,
  currency currency_code not null,
  credited minor_units_above_zero not null,
  credited_currency currency_code not null,
  terms jsonb not null,
  purpose text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- Operation the template was made from: a repeated call, because the answer was lost, gets the same template.
  kept_from uuid
);
create index template_of_customer on template (customer_id, id desc) where deleted_at is null;
grant select, insert, update (name, deleted_at) on template to tulpar_bank;
