-- Deliveries on credit: distributors, the credit each gives its buyers, the invoices it issues them, and what is paid of those.

-- Customers who deliver on credit.
create table distributor (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references customer,
  -- Account invoices are paid to.
  account_id bigint not null references account,
  -- As the distributor signs its invoices.
  name text not null check (length(name) between 1 and 100)
);
grant select on distributor to tulpar_bank;

-- The credit a distributor gives a buyer.
create table distributor_line (
  distributor_id bigint not null references distributor,
  customer_id bigint not null references customer,
  credit_limit bigint not null check (credit_limit >= 0),
  currency text not null,
  primary key (distributor_id, customer_id)
);
create index distributor_line_of on distributor_line (customer_id);
grant select on distributor_line to tulpar_bank;

-- Invoices: goods a distributor has delivered and a buyer owes for.
create table invoice (
  id bigint generated always as identity primary key,
  distributor_id bigint not null,
  customer_id bigint not null,
  number text not null check (length(number) between 1 and 18 and number !~ '[\n,]'),
  issued_on date not null,
  due_on date not null,
  currency text not null,
  total bigint not null check (total > 0),
  -- Part of the total the distributor had received otherwise before it handed the invoice over, in minor units.
  paid_elsewhere bigint not null default 0 check (paid_elsewhere >= 0),
  paid bigint not null check (paid between paid_elsewhere and total),
  -- The day something was last paid of it.
  paid_on date,
  check ((paid = 0) = (paid_on is null)),
  check (due_on >= issued_on),
  unique (distributor_id, number),
  foreign key (distributor_id, customer_id) references distributor_line
);
create index invoice_of_customer on invoice (customer_id, due_on);
grant select on invoice to tulpar_bank;

-- Amount an operation has paid of an invoice; stays.
create table invoice_payment (
  invoice_id bigint not null references invoice,
  txn_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (invoice_id, txn_id)
);
grant select on invoice_payment to tulpar_bank;
