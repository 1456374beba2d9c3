-- Direct debits: mandates by which companies are paid their invoices, and the debits announced and made by them.

-- Consent of a payer, given with a code, that a company is paid its invoices up to a ceiling.
create table direct_debit_mandate (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  creditor_id bigint not null references customer,
  account_id bigint not null references account,
  -- Largest amount of one debit, in tyiyns.
  ceiling bigint not null check (ceiling > 0),
  period text not null check (period in ('month', 'quarter', 'year')),
  -- Largest sum of the debits of a period of the calendar.
  period_ceiling bigint not null check (period_ceiling >= ceiling),
  -- Last day on which is debited; null for a mandate without an end.
  valid_until date,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'revoked', 'refused', 'expired')),
  agreed_at timestamptz not null,
  activated_at timestamptz,
  ended_at timestamptz,
  check (customer_id <> creditor_id),
  check (state <> 'active' or activated_at is not null),
  check ((state in ('waiting', 'active')) = (ended_at is null))
);
-- A company is paid by one mandate of a payer at a time, so an invoice is debited once.
create unique index direct_debit_mandate_open on direct_debit_mandate (customer_id, creditor_id) where ended_at is null;
create index direct_debit_mandate_of on direct_debit_mandate (customer_id);
grant select, insert, update (state, activated_at, ended_at) on direct_debit_mandate to tulpar_bank;

-- Debit of an invoice by a mandate, from its announcement on. An invoice has one by each mandate, whatever becomes of it.
create table direct_debit (
  id bigint generated always as identity primary key,
  mandate_id bigint not null references direct_debit_mandate,
  invoice_id bigint not null references invoice,
  -- Amount announced; less is debited where a part has been paid since.
  amount bigint not null check (amount > 0),
  -- Day it was made, or is to be made.
  day date not null,
  state text not null check (state in ('announced', 'paid', 'refused', 'failed', 'cancelled')),
  -- Attempts that have failed.
  tries integer not null default 0,
  next_attempt_at timestamptz not null,
  obstacle text,
  txn_id bigint references txn,
  announced_at timestamptz not null,
  changed_at timestamptz not null,
  unique (mandate_id, invoice_id),
  check ((state = 'paid') = (txn_id is not null)),
  check (state <> 'failed' or obstacle is not null)
);
create unique index direct_debit_open on direct_debit (invoice_id) where state in ('announced', 'paid');
create index direct_debit_due on direct_debit (next_attempt_at) where state = 'announced';
create index direct_debit_of_invoice on direct_debit (invoice_id);
grant select, insert, update (state, day, tries, next_attempt_at, obstacle, changed_at) on direct_debit to tulpar_bank;
