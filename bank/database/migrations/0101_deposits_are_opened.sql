-- Deposits are opened by application: what the bank offers, the account and the contract an application makes, and terms that go on
-- by themselves.

-- What the bank opens. An operator replaces it by its own products.
create table deposit_product (
  id bigint primary key,
  name jsonb not null,
  deposit_type text not null check (deposit_type in ('term', 'savings', 'child')),
  payout text not null check (payout in ('monthly', 'atEnd')),
  capitalized boolean not null,
  prolongable boolean not null,
  -- Whom it is offered to: I persons, C companies.
  customer_kinds text[] not null check (cardinality(customer_kinds) > 0),
  verified boolean not null
);
insert into deposit_product (id, name, deposit_type, payout, capitalized, prolongable, customer_kinds, verified) values
  (1, '{"ru": "Срочный", "en": "Term", "kg": "Мөөнөттүү", "cn": "定期存款"}', 'term', 'atEnd', false, true, '{I,C}', false),
  (2, '{"ru": "Доход каждый месяц", "en": "Monthly income", "kg": "Ай сайын киреше", "cn": "按月付息存款"}', 'term', 'monthly', false, true, '{I,C}', false),
  (3, '{"ru": "Накопительный", "en": "Savings", "kg": "Топтомо", "cn": "储蓄存款"}', 'savings', 'monthly', true, true, '{I,C}', false),
  (4, '{"ru": "Детский", "en": "Children’s", "kg": "Балдар үчүн", "cn": "儿童存款"}', 'child', 'monthly', true, false, '{I}', false);

-- At which rates, in hundredths of a percent a year, and for which first amounts, in minor units of the currency.
create table deposit_offer (
  product_id bigint not null references deposit_product,
  currency text not null,
  term_months integer not null check (term_months between 1 and 240),
  rate integer not null check (rate >= 0),
  early_rate integer not null check (early_rate between 0 and rate),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  primary key (product_id, currency, term_months)
);
insert into deposit_offer (product_id, currency, term_months, rate, early_rate, minimum, maximum) values
  (1, 'KGS', 3, 1100, 100, 500000, 10000000000), (1, 'KGS', 6, 1250, 100, 500000, 10000000000),
  (1, 'KGS', 12, 1400, 100, 500000, 10000000000), (1, 'KGS', 24, 1450, 100, 500000, 10000000000),
  (1, 'USD', 6, 350, 10, 10000, 100000000), (1, 'USD', 12, 400, 10, 10000, 100000000), (1, 'USD', 24, 450, 10, 10000, 100000000),
  (1, 'EUR', 6, 200, 10, 10000, 100000000), (1, 'EUR', 12, 250, 10, 10000, 100000000),
  (1, 'RUB', 6, 900, 100, 1000000, 3000000000), (1, 'RUB', 12, 1000, 100, 1000000, 3000000000),
  (2, 'KGS', 6, 1200, 100, 1000000, 10000000000), (2, 'KGS', 12, 1350, 100, 1000000, 10000000000),
  (2, 'USD', 6, 325, 10, 20000, 100000000), (2, 'USD', 12, 375, 10, 20000, 100000000),
  (3, 'KGS', 12, 1200, 100, 100000, 5000000000), (3, 'KGS', 24, 1250, 100, 100000, 5000000000),
  (3, 'USD', 12, 350, 10, 2000, 50000000), (3, 'USD', 24, 375, 10, 2000, 50000000),
  (4, 'KGS', 36, 1100, 100, 50000, 1000000000), (4, 'KGS', 60, 1150, 100, 50000, 1000000000), (4, 'KGS', 120, 1150, 100, 50000, 1000000000),
  (4, 'USD', 60, 350, 10, 1000, 10000000);

alter table deposit
  -- What it was opened as; none for contracts older than the products.
  add column product_id bigint references deposit_product,
  -- Whether the next term begins by itself when one is over.
  add column prolongs boolean not null default false,
  add column child_name text not null default '',
  add column child_born_on date,
  add constraint deposit_of_child check ((child_name = '') = (child_born_on is null) and (child_name = '' or deposit_type = 'child')),
  add constraint deposit_prolongs check (not prolongs or product_id is not null);

-- An application names the account and the contract it will make, so that its code is bound to them; what is never confirmed leaves a gap.
create sequence deposit_contract_no minvalue 100001 maxvalue 999999;
create function reserve_deposit(out account_id bigint, out account_number text, out contract_no text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  serial constant bigint = nextval('deposit_contract_no');
  digits constant text = '128001' || (61000000 + serial)::text;
begin
  account_id := nextval(pg_get_serial_sequence('account', 'id'));
  account_number := digits || lpad((digits::bigint % 97)::text, 2, '0');
  contract_no := 'DP-' || serial;
end
$$;

-- The account an application will open, as the ladder sees it.
create function account_of_application(o operation, p_now timestamptz) returns account
language plpgsql stable set search_path = public, pg_temp as $$
declare
  opened account;
begin
  opened := jsonb_populate_record(null::account, jsonb_build_object('id', o.credit_account_id, 'number', o.terms -> 'deposit' ->> 'accountNo',
    'customer_id', o.customer_id, 'account_class', '2010', 'class_group', '1', 'name', '', 'currency', o.credited_currency, 'balance', 0, 'blocked', 0,
    'lowest_balance', 0, 'debit_stopped', false, 'credit_stopped', false, 'frozen', false, 'dormant', false, 'available_for_operations', true,
    'record_status', 'O', 'data_version', 0, 'opened_at', p_now, 'product', 'deposit', 'stopped_by_customer', false));
  return opened;
end
$$;

-- Opens the account and the contract of an application that is being booked; interest begins with the next day.
create function open_deposit(o operation, opened account, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  agreed constant jsonb = o.terms -> 'deposit';
  day constant date = bank_day(p_now);
begin
  insert into account overriding system value values (opened.*);
  insert into deposit (account_id, contract_no, deposit_type, opened_on, matures_on, term_months, contract_amount, rate, early_rate, payout,
      capitalized, payout_account_id, accrued_through, product_id, prolongs, child_name, child_born_on)
    values (opened.id, agreed ->> 'contractRefNo', agreed ->> 'depositType', day, (day + make_interval(months => (agreed ->> 'termMonths')::integer))::date,
      (agreed ->> 'termMonths')::integer, o.credited, (replace(agreed ->> 'interestRate', '.', ''))::integer,
      (replace(agreed ->> 'earlyClosingRate', '.', ''))::integer, agreed ->> 'interestPayout', (agreed ->> 'capitalized')::boolean,
      o.debit_account_id, day, (agreed ->> 'productId')::bigint, (agreed ->> 'autoProlongation')::boolean,
      coalesce(agreed ->> 'childFullName', ''), (agreed ->> 'childBirthDate')::date);
end
$$;

-- Begins the next term of a deposit whose interest is paid, at the rates the bank offers on that day; answers whether it does offer any.
create function prolong_deposit(p_account bigint, p_day date, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update deposit d
    set opened_on = p_day, matures_on = (p_day + make_interval(months => d.term_months))::date, contract_amount = a.balance, rate = f.rate,
      early_rate = f.early_rate, balance_days = 0, interest_paid = 0, accrued_through = p_day, accrued_before = 0
    from account a, deposit_offer f
    where d.account_id = p_account and d.status = 'A' and d.prolongs and a.id = d.account_id and a.balance > 0
      and f.product_id = d.product_id and f.currency = a.currency and f.term_months = d.term_months;
  if not found then
    return false;
  end if;
  perform tell_deposit(p_account, p_now);
  return true;
end
$$;

create or replace function product_credited(p_txn_code text) returns text
language sql immutable as $$
  select case p_txn_code when 'MAKE_DEPOSIT' then 'deposit' when 'MAKE_DEPOSIT_APPLICATION' then 'deposit'
    when 'DIGITAL_LOAN_MAKE_REPAYMENT' then 'loan' else 'current' end
$$;

-- Creates an operation as planned, or answers what was stored for the same operationId and request before. Limits and the
-- ladder are looked at as they are; nothing is blocked until the operation is confirmed. p_plan has the names of the columns,
-- and `legs`; p_refusal is why there is no plan.
create or replace function create_operation(
  p_customer bigint, p_user bigint, p_operation uuid, p_code text, p_request_hash bytea, p_request jsonb, p_plan jsonb,
  p_refusal text, p_reference text, p_now timestamptz)
returns table (refusal text, debit_number text, debit_name text, credit_number text, credit_name text, amount bigint,
  fee bigint, currency text, credited bigint, credited_currency text, txn_code text, terms jsonb, purpose text,
  expires_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  stored operation;
  debit account;
  credit account;
  use limit_use;
  owner_name text;
  legs constant jsonb = p_plan -> 'legs';
  leg jsonb;
  leg_account bigint;
  leg_amount bigint;
  leg_currency text;
  left_over bigint = 0;
  credited_left_over bigint = 0;
begin
  select * into stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
  if not found then
    refusal := p_refusal;
    if refusal is null then
      stored := jsonb_populate_record(null::operation, p_plan);
      stored.customer_id := p_customer;
      stored.operation_id := p_operation;
      stored.user_id := p_user;
      stored.code := p_code;
      stored.request_hash := p_request_hash;
      stored.request := p_request;
      stored.terms := coalesce(stored.terms, '{}');
      stored.booked_status := coalesce(stored.booked_status, 'ACCEPTED');
      stored.state := 'created';
      stored.created_at := p_now;
      if stored.limit_code is not null then
        select * into use from limit_use u where u.customer_id = p_customer and u.limit_code = stored.limit_code;
        refusal := limit_refusal(stored, limit_use_on(use, bank_day(p_now)));
      end if;
    end if;
    if refusal is null then
      if stored.debit_account_id is not null then
        select * into debit from account a where a.id = stored.debit_account_id;
      end if;
      if stored.credit_account_id is not null then
        select * into credit from account a where a.id = stored.credit_account_id;
      end if;
      if stored.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
        credit := account_of_application(stored, p_now);
      end if;
      refusal := booking_refusal(stored, debit, credit);
    end if;
    if refusal is null then
      select c.name ->> 'ru' into strict owner_name from customer c where c.id = p_customer;
      if stored.debit_account_id is not null then
        stored.debit_number := debit.number;
        stored.debit_name := owner_name;
      end if;
      if stored.credit_account_id is not null then
        stored.credit_number := credit.number;
        stored.credit_name := coalesce(stored.credit_name, owner_name);
      end if;
      for place in 0..jsonb_array_length(legs) - 1 loop
        leg := legs -> place;
        leg_account := coalesce((leg ->> 'account')::bigint, account_of_bank(leg ->> 'class', leg ->> 'currency', p_operation));
        leg_amount := leg ->> 'amount';
        case
          when leg_account = debit.id then leg_currency := debit.currency;
          when leg_account = credit.id then leg_currency := credit.currency;
          else select a.currency into strict leg_currency from account a where a.id = leg_account;
        end case;
        if leg_currency = stored.currency then
          left_over := left_over + leg_amount;
        elsif leg_currency = stored.credited_currency then
          credited_left_over := credited_left_over + leg_amount;
        else
          raise exception 'The plan of operation % has a leg in a currency of its own', p_operation;
        end if;
        stored.leg_accounts[place + 1] := leg_account;
        stored.leg_amounts[place + 1] := leg_amount;
      end loop;
      if left_over <> 0 or credited_left_over <> 0 then
        raise exception 'The plan of operation % is not balanced', p_operation;
      end if;
      stored.digest := operation_digest(stored);
      stored.fingerprint := operation_fingerprint(stored.digest);
      stored.id := nextval('operation_id_seq');
      insert into operation overriding system value values (stored.*)
        on conflict (customer_id, operation_id) do nothing;
      if not found then
        -- The same operation was being created at the same moment; its row is committed now.
        select * into strict stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
      end if;
    end if;
  end if;
  if refusal is null and stored.request_hash <> p_request_hash then
    refusal := 'OPERATION_ID_REUSED';
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, p_code, p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  if refusal is null then
    debit_number := stored.debit_number;
    debit_name := stored.debit_name;
    credit_number := stored.credit_number;
    credit_name := stored.credit_name;
    amount := stored.amount;
    fee := stored.fee;
    currency := stored.currency;
    credited := stored.credited;
    credited_currency := stored.credited_currency;
    txn_code := stored.txn_code;
    terms := stored.terms;
    purpose := stored.purpose;
    expires_at := stored.expires_at;
    fingerprint := stored.fingerprint;
  end if;
  return next;
end
$$;

-- A notice of a deposit that was opened.
alter table notification drop constraint notification_kind;
alter table notification add constraint notification_kind check (kind in
  ('written', 'transferBooked', 'moneyReceived', 'moneySent', 'paymentAccepted', 'paymentDone', 'paymentRejected', 'paymentReturned',
    'arrivalDone', 'arrivalRejected', 'arrivalUndone', 'interestPaid', 'depositOpened', 'depositEnded', 'orderAccepted'));

revoke all on function reserve_deposit, account_of_application, open_deposit, prolong_deposit from public;
grant execute on function reserve_deposit, prolong_deposit to tulpar_bank;
grant select on deposit_product, deposit_offer to tulpar_bank;
