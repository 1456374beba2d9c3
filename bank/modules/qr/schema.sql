-- Points of sale of companies, paid at by their codes.

-- Users a branch has registered for codes: only they make points or are linked to one.
create table qr_user (
  user_id bigint primary key references app_user,
  registered_at timestamptz not null
);
grant select, insert, delete on qr_user to tulpar_bank;

-- Points of sale. A code names its point by the hash, so that the money can come to another account without another code.
create table qr_point (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  -- Id of the request that made it: sent again, it makes nothing.
  operation_id uuid not null,
  request_hash bytea not null,
  hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
  name text not null check (length(name) between 2 and 50),
  address text not null check (length(address) between 2 and 100),
  sales_point_id text not null check (sales_point_id ~ '^[A-Z0-9-]{1,20}$'),
  -- None while the point is unlinked.
  account_id bigint references account,
  is_active boolean not null,
  created_at timestamptz not null,
  -- Moment it went to the archive, from which nothing comes back.
  archived_at timestamptz,
  unique (customer_id, operation_id)
);
create unique index qr_point_number on qr_point (customer_id, sales_point_id) where archived_at is null;
create index qr_point_archived on qr_point (customer_id, id) where archived_at is not null;
grant select, insert, update (name, address, sales_point_id, account_id, is_active, archived_at) on qr_point to tulpar_bank;

-- Users linked to a point: they see it, what comes to it, and its till.
create table qr_point_user (
  point_id bigint not null references qr_point,
  user_id bigint not null references app_user,
  primary key (point_id, user_id)
);
create index qr_point_user_of on qr_point_user (user_id);
grant select, insert, delete on qr_point_user to tulpar_bank;

-- Payments that came to a point, with what its users are shown of them: they may see the point and not its account.
create table qr_point_payment (
  txn_id bigint primary key,
  point_id bigint not null references qr_point,
  -- None for a payer who is a customer of another bank.
  payer_id bigint references customer,
  -- Name of such a payer, and of the bank, as far as the operator has said them.
  payer_name text,
  payer_bank text,
  amount minor_units_above_zero not null,
  created_at timestamptz not null,
  constraint payer_of_one_bank check ((payer_id is null) = (payer_name is not null) and (payer_id is null) = (payer_bank is not null))
);
create index qr_point_payment_of on qr_point_payment (point_id, created_at desc);
grant select on qr_point_payment to tulpar_bank;

-- Payments of customers of other banks by codes of this one, and the answer each was given: it stays the same, however often the operator
-- delivers the payment.
create table qr_arrival (
  -- Key of the payment at the operator.
  key uuid primary key,
  -- Identifier in the code that was paid.
  payee text not null,
  amount minor_units_above_zero not null,
  received_at timestamptz not null,
  -- Name of the refusal, upon which the operator gives the money back to the payer; null where the payment was credited.
  refusal text,
  txn_id bigint unique
);
grant select on qr_arrival to tulpar_bank;
