-- Loans that are asked for, signed and paid out online (docs/adr/0067, 0068).

-- What the bank lends on online, by currency and term; rates in hundredths of a percent a year.
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
insert into digital_loan_term (currency, months, rate, penalty_rate, lowest, highest) values
  ('KGS', 3, 2400, 2400, 500000, 10000000),
  ('KGS', 6, 2400, 2400, 500000, 20000000),
  ('KGS', 12, 2500, 2500, 1000000, 30000000),
  ('KGS', 18, 2600, 2600, 1000000, 30000000),
  ('KGS', 24, 2700, 2700, 2000000, 50000000),
  ('KGS', 36, 2800, 2800, 2000000, 50000000);

-- An application keeps the terms it was made on. An approval that nobody signed in time is written down as expired when the next one comes.
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

-- Numbers of contracts made online, and with them of their accounts.
create sequence digital_loan_contract_seq;

-- Opens the contract of an agreement that was signed, with an account of its own that nothing is booked on yet. What the instalment
-- is comes from the domain; everything else is what was agreed on.
create function open_digital_loan(p_application bigint, p_opened_on date, p_matures_on date, p_instalment bigint, p_now timestamptz,
  out loan_id bigint, out contract_no text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  agreed digital_loan;
  serial bigint;
  digits text;
begin
  select * into strict agreed from digital_loan d where d.id = p_application and d.status = 'approved' for update;
  serial := nextval('digital_loan_contract_seq');
  contract_no := 'KD-' || lpad(serial::text, 6, '0');
  digits := '128001' || lpad((62000000 + serial)::text, 8, '0');
  insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at, product)
    values (digits || lpad((digits::bigint % 97)::text, 2, '0'), agreed.customer_id, '2110', '1', agreed.currency, -agreed.approved, p_now, 'loan')
    returning id into loan_id;
  insert into loan (account_id, contract_no, product_code, opened_on, matures_on, term_months, disbursed, rate, penalty_rate, method, day_count,
      repayment_account_id, counted_to, last_number, instalment)
    values (loan_id, contract_no, 'ONLINE', p_opened_on, p_matures_on, agreed.months, agreed.approved, agreed.rate, agreed.penalty_rate, 'annuity',
      'ACT/365', agreed.account_id, p_opened_on, agreed.months, p_instalment);
end
$$;

revoke all on function open_digital_loan from public;
grant execute on function open_digital_loan to tulpar_bank;
grant select on digital_loan_term to tulpar_bank;
grant select, insert, update (status, approved, reason, decided_at, ended_at, loan_id) on digital_loan to tulpar_bank;
grant select, insert, update (signed_at) on digital_loan_agreement to tulpar_bank;
