-- Loans: contracts over accounts of their own, what falls due of them, and what secures them.

-- What the bank earns from loans and has coming, what customers have put aside for an instalment, and what it has lost; its own
-- work books on them, one posting after another, so one of each is enough.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), b.class, '1', b.currency, 0, '2024-01-01T00:00:00Z'
  from (
    select '128001' || lpad((70910000 + row_number() over (order by c.class, k.place))::text, 8, '0') as digits, c.class, k.currency
      from unnest(array['LOAN_INTEREST_INCOME', 'LOAN_INTEREST_DUE', 'LOAN_PENALTY_INCOME', 'LOAN_PENALTY_DUE', 'LOAN_PREPAID', 'LOAN_LOSS']) c (class),
        unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS']) with ordinality k (currency, place)) b;

-- A contract. The balance of its account is the principal that is owed, below zero; its owner is the owner of that.
create table loan (
  account_id bigint primary key references account,
  contract_no text not null unique,
  product_code text not null,
  name text not null default '',
  -- A is repaid, C is closed, L is written off.
  status text not null default 'A' check (status in ('A', 'C', 'L')),
  opened_on date not null,
  matures_on date not null,
  term_months integer not null check (term_months > 0),
  disbursed minor_units_above_zero not null,
  -- Hundredths of a percent a year: on what has not fallen due, and on what has and is not paid.
  rate integer not null check (rate >= 0),
  penalty_rate integer not null check (penalty_rate >= 0),
  method text not null check (method in ('annuity', 'differentiated')),
  day_count text not null check (day_count in ('ACT/365', 'ACT/360', '30/360')),
  repayment_account_id bigint not null references account,
  -- Where it stands: src/domain/loan/schedule.ts makes the instalments to come of it.
  counted_to date not null,
  balance_days numeric(38) not null default 0 check (balance_days >= 0),
  period_paid bigint not null default 0 check (period_paid >= 0),
  next_number integer not null default 1,
  last_number integer not null,
  instalment bigint not null check (instalment >= 0),
  -- What is put aside for the next instalment.
  prepaid bigint not null default 0 check (prepaid >= 0),
  -- The sum of what was past due, one for each day, and what was paid of the penalty on it.
  penalty_days numeric(38) not null default 0,
  penalty_paid bigint not null default 0,
  data_version bigint not null default 1,
  closed_at timestamptz,
  constraint loan_sound check (matures_on > opened_on and (status = 'A') = (closed_at is null))
);
create index loan_to_count on loan (counted_to) where status = 'A';

-- Instalments that fell due.
create table loan_instalment (
  account_id bigint not null references loan,
  number integer not null check (number > 0),
  due_on date not null,
  principal bigint not null check (principal >= 0),
  interest bigint not null check (interest >= 0),
  principal_paid bigint not null default 0,
  interest_paid bigint not null default 0,
  -- The principal that was left when it fell due, its own part taken off.
  principal_left bigint not null check (principal_left >= 0),
  primary key (account_id, number),
  constraint loan_instalment_paid check (principal_paid between 0 and principal and interest_paid between 0 and interest)
);
create index loan_instalment_unpaid on loan_instalment (account_id, number) where principal_paid < principal or interest_paid < interest;

create table loan_collateral (
  id bigint generated always as identity primary key,
  account_id bigint not null references loan,
  kind text not null check (kind in ('realEstate', 'vehicle', 'deposit', 'guarantee', 'goods')),
  description text not null,
  value minor_units_above_zero not null
);
create index loan_collateral_account on loan_collateral (account_id);

-- Interest in whole minor units: src/domain/loan/dayCount.ts says the same.
create function loan_interest(p_balance_days numeric, p_rate integer, p_day_count text) returns bigint
language sql immutable as $$
  select div(p_balance_days * p_rate * 2 + d.divisor, d.divisor * 2)::bigint
    from (select (case p_day_count when 'ACT/365' then 365 else 360 end) * 10000::numeric as divisor) d
$$;

-- What is owed of a loan besides the principal that has not fallen due.
create view loan_owed as
  select l.account_id, coalesce(i.principal_due, 0)::bigint as principal_due, coalesce(i.interest_due, 0)::bigint as interest_due, i.due_since,
      greatest(loan_interest(l.balance_days, l.rate, l.day_count) - l.period_paid, 0)::bigint as accrued,
      (loan_interest(l.penalty_days, l.penalty_rate, 'ACT/365') - l.penalty_paid)::bigint as penalty
    from loan l left join lateral (
      select sum(i.principal - i.principal_paid) as principal_due, sum(i.interest - i.interest_paid) as interest_due, min(i.due_on) as due_since
        from loan_instalment i where i.account_id = l.account_id and (i.principal_paid < i.principal or i.interest_paid < i.interest)) i on true;

-- Something of a loan has changed: its version goes up and the open pages of the customer hear of it.
create function tell_loan(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update loan l set data_version = l.data_version + 1 where l.account_id = p_account;
  insert into outbox_event (customer_id, type, payload, created_at)
    select a.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', a.id::text,
        'dataVersion', coalesce(l.data_version, a.data_version)::text), p_now
      from account a left join loan l on l.account_id = a.id where a.id = p_account;
end
$$;

-- Ends a contract whose principal has been repaid.
create function end_loan(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account set record_status = 'C' where id = p_account and balance = 0 and product = 'loan';
  if not found then
    raise exception 'The loan % is not repaid', p_account;
  end if;
  update loan l set status = 'C', closed_at = p_now where l.account_id = p_account;
  perform tell_loan(p_account, p_now);
end
$$;

create or replace function product_credited(p_txn_code text) returns text
language sql immutable as $$
  select case p_txn_code when 'MAKE_DEPOSIT' then 'deposit' when 'DIGITAL_LOAN_MAKE_REPAYMENT' then 'loan' else 'current' end
$$;

-- Books the legs of a posting on accounts that are locked, and tells whoever they belong to. A leg of nothing only has its
-- account locked and looked at: the one that money is expected on.
create or replace function book_legs(p_posting bigint, p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  changed account;
begin
  for leg in 1..cardinality(p_accounts) loop
    continue when p_amounts[leg] = 0;
    update account a
      set balance = a.balance + p_amounts[leg], data_version = a.data_version + 1, last_operation_at = p_now
      where a.id = p_accounts[leg]
      returning * into strict changed;
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      values (changed.id, changed.data_version, p_posting, p_amounts[leg], changed.currency, changed.balance);
    if changed.product = 'deposit' then
      perform tell_deposit(changed.id, p_now);
    elsif changed.product = 'loan' then
      perform tell_loan(changed.id, p_now);
    elsif changed.customer_id is not null then
      insert into outbox_event (customer_id, type, payload, created_at) values (changed.customer_id, 'UPDATED_ACCOUNT',
        jsonb_build_object('accountId', changed.id::text, 'dataVersion', changed.data_version::text), p_now);
    end if;
  end loop;
end
$$;

revoke all on function tell_loan, end_loan from public;
grant execute on function loan_interest, tell_loan, end_loan to tulpar_bank;
grant select, update (counted_to, balance_days, period_paid, next_number, last_number, instalment, prepaid, penalty_days, penalty_paid) on loan to tulpar_bank;
grant select, insert, update (principal_paid, interest_paid) on loan_instalment to tulpar_bank;
grant select on loan_collateral, loan_owed to tulpar_bank;
