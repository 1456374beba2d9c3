-- Deposits: contracts over accounts of their own, interest that is reckoned every day, and what ends them.

-- What the bank pays in interest, and what it owes of it; its own work books on them, one posting after another, so one of each is enough.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), b.class, '1', b.currency, 0, '2024-01-01T00:00:00Z'
  from (
    select '128001' || lpad((70900000 + row_number() over (order by c.class, k.place))::text, 8, '0') as digits, c.class, k.currency
      from unnest(array['INTEREST_EXPENSE', 'INTEREST_PAYABLE']) c (class),
        unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS']) with ordinality k (currency, place)) b;

-- A contract; its money is the balance of its account, and its owner the owner of that.
create table deposit (
  account_id bigint primary key references account,
  contract_no text not null unique,
  deposit_type text not null check (deposit_type in ('term', 'savings', 'child')),
  name text not null default '',
  status text not null default 'A' check (status in ('A', 'C')),
  opened_on date not null,
  matures_on date not null,
  term_months integer not null check (term_months > 0),
  contract_amount minor_units_above_zero not null,
  -- Hundredths of a percent a year: of the contract, and when it is closed before its end.
  rate integer not null check (rate >= 0),
  early_rate integer not null check (early_rate >= 0),
  payout text not null check (payout in ('monthly', 'atEnd')),
  capitalized boolean not null,
  payout_account_id bigint not null references account,
  -- The sum of its balances, one for each night through accrued_through; all interest is reckoned from it.
  balance_days numeric(38) not null default 0,
  interest_paid bigint not null default 0,
  accrued_through date not null,
  -- Earned and not paid one day before.
  accrued_before bigint not null default 0,
  data_version bigint not null default 1,
  closed_at timestamptz,
  constraint deposit_sound check (matures_on > opened_on and early_rate <= rate and (status = 'C') = (closed_at is not null))
);
create index deposit_to_accrue on deposit (accrued_through) where status = 'A';

-- A closing before the end: ordered with a code, done by the bank within two banking days.
create table deposit_closing (
  account_id bigint primary key references deposit,
  operation_id bigint not null unique references operation,
  txn_id bigint not null,
  ordered_at timestamptz not null,
  done_at timestamptz
);
create index deposit_closing_waiting on deposit_closing (account_id) where done_at is null;

-- What a deposit has earned at a rate, in whole minor units: src/domain/deposit/interest.ts says the same.
create function deposit_interest(p_balance_days numeric, p_rate integer) returns bigint
language sql immutable as $$ select div(p_balance_days * p_rate, 3650000)::bigint $$;

-- Something of a deposit has changed: its version goes up and the open pages of the customer hear of it.
create function tell_deposit(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update deposit d set data_version = d.data_version + 1 where d.account_id = p_account;
  insert into outbox_event (customer_id, type, payload, created_at)
    select a.customer_id, 'UPDATED_DEPOSIT', jsonb_build_object('accountId', a.id::text,
        'dataVersion', coalesce(d.data_version, a.data_version)::text), p_now
      from account a left join deposit d on d.account_id = a.id where a.id = p_account;
end
$$;

-- What lay on an account when a day began. Postings of the bank may count from another day than the one they were made on.
create function balance_at_start_of(p_account bigint, p_day date) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(e.amount), 0)::bigint from entry e join posting p on p.id = e.posting_id
    where e.account_id = p_account and coalesce(p.value_day, bank_day(p.created_at)) < p_day
$$;

-- Ends a contract whose money has been paid out.
create function end_deposit(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account a set record_status = 'C' where a.id = p_account and a.balance = 0 and a.product = 'deposit';
  if not found then
    raise exception 'The deposit % is not paid out', p_account;
  end if;
  update deposit d set status = 'C', closed_at = p_now where d.account_id = p_account;
  update deposit_closing c set done_at = p_now where c.account_id = p_account;
  perform tell_deposit(p_account, p_now);
end
$$;

-- Money that is on its way to an account of a customer is paid to another one of his.
create function pay_to_instead(p_txn bigint, p_account bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update txn t set credit_account_id = a.id, credit_number = a.number from account a, account before
    where t.id = p_txn and before.id = t.credit_account_id and a.id = p_account and a.id <> before.id and a.customer_id = before.customer_id
$$;

-- Keeps the order to close a deposit before its end. Nothing is paid in or taken out any more until it is done.
create function order_deposit_closing(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into deposit_closing (account_id, operation_id, txn_id, ordered_at) values (o.debit_account_id, o.id, p_txn, p_now);
  update account a set debit_stopped = true, credit_stopped = true, available_for_operations = false where a.id = o.debit_account_id;
  perform tell_deposit(o.debit_account_id, p_now);
end
$$;

create or replace function product_debited(p_txn_code text) returns text
language sql immutable as $$ select case p_txn_code when 'MAKE_EARLY_CLOSING_OF_DEPOSIT' then 'deposit' else 'current' end $$;

-- The first reason not to book, in the order of BOOKING_FAILURES; null when there is none.
create or replace function booking_refusal(o operation, debit account, credit account) returns text
language plpgsql immutable as $$
begin
  return case
    when o.debit_account_id is not null and (debit.customer_id is distinct from o.customer_id or debit.record_status = 'C'
        or debit.account_class like '3%' or debit.product <> product_debited(o.txn_code))
      then 'ACCOUNT_DEBIT_NOT_FOUND'
    when o.credit_account_id is not null and (credit.customer_id is distinct from coalesce(o.recipient_id, o.customer_id)
        or credit.record_status = 'C' or credit.account_class like '3%' or credit.product <> product_credited(o.txn_code))
      then 'ACCOUNT_CREDIT_NOT_FOUND'
    when debit.id = credit.id then 'SAME_ACCOUNT'
    when debit.currency <> o.currency or credit.currency <> o.credited_currency then 'CURRENCY_MISMATCH'
    when debit.dormant then 'ACCOUNT_DEBIT_DORMANT'
    when debit.frozen then 'ACCOUNT_DEBIT_FROZEN'
    when debit.debit_stopped and not debit.available_for_operations then 'ACCOUNT_NO_DEBIT'
    when credit.dormant then 'ACCOUNT_CREDIT_DORMANT'
    when credit.credit_stopped then 'ACCOUNT_NO_CREDIT'
    when debit.balance - debit.blocked - debit.lowest_balance < o.amount + o.fee then 'INSUFFICIENT_FUNDS'
    -- A deposit is closed as it was when that was agreed on, or not at all.
    when o.txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT' and debit.balance <> o.amount then 'OPERATION_IMPOSSIBLE'
  end;
end
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
    elsif changed.customer_id is not null then
      insert into outbox_event (customer_id, type, payload, created_at) values (changed.customer_id, 'UPDATED_ACCOUNT',
        jsonb_build_object('accountId', changed.id::text, 'dataVersion', changed.data_version::text), p_now);
    end if;
  end loop;
end
$$;

-- Books an operation that is locked, confirmed and not booked yet: posting, entries, limits, history, notifications, events,
-- and the order for the network it goes through. Answers the first refusal of the ladder and changes nothing, or the id of
-- the transaction.
create or replace function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  locked account;
  debit account;
  credit account;
  use limit_use;
  posting_id bigint;
  notice text;
begin
  if o.confirm_before <= p_now then
    refusal := o.late_refusal;
    return;
  end if;
  if o.limit_code is not null then
    -- Whoever counts against the same limit waits here, before any account is locked.
    insert into limit_use (customer_id, limit_code, day, used_today, used_this_month)
      values (o.customer_id, o.limit_code, bank_day(p_now), 0, 0) on conflict do nothing;
    select * into strict use from limit_use u
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code for no key update;
    use := limit_use_on(use, bank_day(p_now));
    refusal := limit_refusal(o, use);
    if refusal is not null then
      return;
    end if;
  end if;
  -- NO KEY, because rows of other tables may come to refer to an account while it is booked on.
  for locked in select * from account a where a.id = any (o.leg_accounts) order by a.id for no key update loop
    if locked.id = o.debit_account_id then
      debit := locked;
    end if;
    if locked.id = o.credit_account_id then
      credit := locked;
    end if;
  end loop;
  refusal := booking_refusal(o, debit, credit);
  if refusal is not null then
    return;
  end if;
  if o.paid_once is not null then
    -- The last to be asked for, because a claim stays: whoever pays the same at the same moment waits here and is refused.
    insert into payment_claim as c (key, operation_id) values (o.paid_once, o.id)
      on conflict (key) do update set operation_id = excluded.operation_id
      where exists (select from operation x join txn t on t.id = x.txn_id
        where x.id = c.operation_id and t.status in ('REJECTED', 'RETURNED', 'CANCELLED'));
    if not found then
      refusal := o.paid_refusal;
      return;
    end if;
  end if;
  if o.limit_code is not null then
    update limit_use u
      set day = use.day, used_today = use.used_today + o.limit_amount, used_this_month = use.used_this_month + o.limit_amount
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code;
  end if;
  insert into posting (created_at) values (p_now) returning id into posting_id;
  perform book_legs(posting_id, o.leg_accounts, o.leg_amounts, p_now);
  insert into txn (posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
      debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
      sender_name, recipient_name, purpose, fingerprint, terms)
    values (posting_id, o.operation_id, o.txn_code, o.booked_status, p_now, o.debit_account_id, o.debit_number, o.currency,
      o.amount, o.credit_account_id, o.credit_number, o.credited_currency, o.credited, o.fee, o.amount + o.fee,
      o.debit_name, o.credit_name, o.purpose, o.fingerprint, o.terms)
    returning id into transaction_id;
  insert into txn_of_customer (customer_id, created_at, txn_id) values (o.customer_id, p_now, transaction_id);
  notice := case when o.booked_status = 'ACCEPTED' then 'transferBooked' when o.rail is null then 'orderAccepted' else 'paymentAccepted' end;
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, transaction_id, notice, p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', notice), p_now);
  if o.rail is not null then
    insert into rail_order (operation_id, txn_id, rail, next_attempt_at, changed_at)
      values (o.id, transaction_id, o.rail, greatest(o.send_not_before, p_now), p_now);
  end if;
  if o.txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT' then
    perform order_deposit_closing(o, transaction_id, p_now);
  end if;
  if o.recipient_id <> o.customer_id then
    insert into txn_of_customer (customer_id, created_at, txn_id) values (o.recipient_id, p_now, transaction_id);
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, transaction_id, 'moneyReceived', p_now from app_user u where u.customer_id = o.recipient_id;
    insert into outbox_event (customer_id, type, payload, created_at) values (o.recipient_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', 'moneyReceived'), p_now);
  end if;
end
$$;

-- Notices of interest and of the end of a deposit.
alter table notification drop constraint notification_kind;
alter table notification add constraint notification_kind check (kind in
  ('written', 'transferBooked', 'moneyReceived', 'moneySent', 'paymentAccepted', 'paymentDone', 'paymentRejected', 'paymentReturned',
    'arrivalDone', 'arrivalRejected', 'arrivalUndone', 'interestPaid', 'depositEnded', 'orderAccepted'));

revoke all on function tell_deposit, balance_at_start_of, end_deposit, pay_to_instead, order_deposit_closing from public;
grant execute on function deposit_interest, tell_deposit, balance_at_start_of, end_deposit, pay_to_instead to tulpar_bank;
grant select, update (name, balance_days, interest_paid, accrued_through, accrued_before) on deposit to tulpar_bank;
grant select on deposit_closing to tulpar_bank;
