-- Deliveries on credit: distributors, the credit each gives its buyers, and the invoices it issues them. Invoices of other companies, which
-- are paid by QR codes. What is paid of both.

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

-- Invoices: debts for goods a distributor has delivered, or for an invoice with a QR code issued by a company.
create table invoice (
  id bigint generated always as identity primary key,
  distributor_id bigint,
  -- Company that has issued it by QR code; its further content is in `qr_invoice`.
  issuer_id bigint references customer,
  -- Customer of the bank who owes it; null for an unknown payer, who pays by the code.
  customer_id bigint references customer,
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
  check ((distributor_id is null) <> (issuer_id is null) and (distributor_id is null or customer_id is not null)),
  unique (distributor_id, number),
  unique (issuer_id, number),
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

-- Series: invoices the bank issues for a company by a recurrence.
create table invoice_series (
  id bigint generated always as identity primary key,
  issuer_id bigint not null references customer,
  user_id bigint not null references app_user,
  operation_id uuid not null,
  account_id bigint not null references account,
  prefix text not null check (length(prefix) between 1 and 12),
  payer_name text not null check (length(payer_name) between 1 and 70),
  payer_inn text not null default '',
  purpose text not null default '',
  total bigint not null check (total > 0),
  currency text not null,
  periodicity text not null check (periodicity in ('onceAWeek', 'everyTwoWeeks', 'monthly')),
  first_day date not null,
  last_day date,
  days_to_pay smallint not null check (days_to_pay between 0 and 90),
  issued integer not null default 0,
  -- The first day no invoice was issued for; null when there will be none.
  next_day date,
  created_at timestamptz not null,
  unique (user_id, operation_id)
);
create index invoice_series_due on invoice_series (next_day) where next_day is not null;
create index invoice_series_of on invoice_series (issuer_id);
grant select, insert, update (issued, next_day) on invoice_series to tulpar_bank;

-- Content of an invoice that is paid by a QR code.
create table qr_invoice (
  invoice_id bigint primary key references invoice,
  -- User who has issued it, or has agreed on its series.
  user_id bigint not null references app_user,
  -- Request that has issued it; null for an invoice of a series.
  operation_id uuid,
  -- A day of a series has one invoice, however often it is looked at.
  series_id bigint references invoice_series,
  series_day date,
  account_id bigint not null references account,
  payer_name text not null check (length(payer_name) between 1 and 70),
  payer_inn text not null default '',
  purpose text not null default '',
  -- Id of the payment in the code, by which a payment finds the invoice.
  code text not null unique,
  issued_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (user_id, operation_id),
  unique (series_id, series_day),
  check ((operation_id is null) = (series_id is not null) and (series_id is null) = (series_day is null))
);
grant select on qr_invoice to tulpar_bank;
