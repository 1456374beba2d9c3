-- What a group of bookings writes is written by a few statements for all of them: docs/adr/0073.

-- A document leaves the state in which it is found here when it is booked, and so did every other operation, at the price of
-- two more entries of indexes. That it was sent to be signed and when it ends stays as it is.
drop index operation_to_sign;
create index operation_sent_to_sign on operation (customer_id, expires_at) where sent_at is not null;

-- What a limit has been used of once an amount more is counted on a day.
create function limit_use_with(p_use limit_use, p_day date, p_amount bigint) returns limit_use
language plpgsql immutable as $$
begin
  p_use := limit_use_on(p_use, p_day);
  p_use.used_today := p_use.used_today + p_amount;
  p_use.used_this_month := p_use.used_this_month + p_amount;
  return p_use;
end
$$;

-- Writes the legs of some postings, whose accounts are locked: balances, entries in the order of the legs, and the events that tell of it.
-- p_fees says which legs are fees, null where none is.
create function book_legs_of(p_postings bigint[], p_accounts bigint[], p_amounts bigint[], p_fees boolean[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  missing integer;
  deposits bigint[];
  loans bigint[];
begin
  with leg as materialized (
    select x.posting, x.account, x.amount, coalesce(x.is_fee, false) as is_fee, sum(x.amount) over whole as total, count(*) over whole as legs,
        sum(x.amount) over so_far as total_so_far, count(*) over so_far as place
      from unnest(p_postings, p_accounts, p_amounts, p_fees) with ordinality x (posting, account, amount, is_fee, place)
      where x.amount <> 0
      window whole as (partition by x.account), so_far as (partition by x.account order by x.place)
  ), changed as (
    update account a
      set balance = a.balance + l.total, data_version = a.data_version + l.legs, last_operation_at = p_now
      from leg l where a.id = l.account and l.place = l.legs
      returning a.id, a.customer_id, a.product, a.currency, a.balance, a.data_version
  ), written as materialized (
    select c.id, c.customer_id, c.product, c.currency, c.data_version - l.legs + l.place as version, l.posting, l.amount, l.is_fee,
        c.balance - l.total + l.total_so_far as balance
      from leg l join changed c on c.id = l.account
  ), entered as (
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after, is_fee)
      select w.id, w.version, w.posting, w.amount, w.currency, w.balance, w.is_fee from written w
  ), told as (
    insert into outbox_event (customer_id, type, payload, created_at)
      select w.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', w.id::text, 'dataVersion', w.version::text), p_now
        from written w where w.customer_id is not null and w.product = 'current'
  )
  select (select count(*) from leg) - (select count(*) from written), array_agg(c.id) filter (where c.product = 'deposit'),
      array_agg(c.id) filter (where c.product = 'loan')
    into missing, deposits, loans from changed c;
  if missing <> 0 then
    raise exception 'A leg of the postings % is of an account that there is not', p_postings;
  end if;
  for place in 1..coalesce(cardinality(deposits), 0) loop
    perform tell_deposit(deposits[place], p_now);
  end loop;
  for place in 1..coalesce(cardinality(loans), 0) loop
    perform tell_loan(loans[place], p_now);
  end loop;
end
$$;

create or replace function book_legs(p_posting bigint, p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform book_legs_of(array_fill(p_posting, array[cardinality(p_accounts)]), p_accounts, p_amounts, null, p_now);
end
$$;

-- Writes what booking some operations leaves behind, each in a posting of its own, and answers their transactions in the order
-- of the operations. Whoever calls has checked them and holds their limits and accounts.
create function write_bookings(p_operations bigint[], p_now timestamptz) returns bigint[]
language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  postings bigint[];
  transactions bigint[];
  leg_postings bigint[];
  leg_accounts bigint[];
  leg_amounts bigint[];
  has_recipients boolean;
  has_orders boolean;
begin
  select array_agg(nextval('posting_id_seq')), array_agg(nextval('txn_id_seq')) into postings, transactions from unnest(p_operations);
  select array_agg(x.posting order by x.place, l.place), array_agg(l.account order by x.place, l.place), array_agg(l.amount order by x.place, l.place)
    into leg_postings, leg_accounts, leg_amounts
    from unnest(p_operations, postings) with ordinality x (operation, posting, place)
      join operation o on o.id = x.operation
      cross join unnest(o.leg_accounts, o.leg_amounts) with ordinality l (account, amount, place);
  perform book_legs_of(leg_postings, leg_accounts, leg_amounts, p_now);
  with booked as materialized (
    select o.customer_id, o.user_id, o.operation_id, o.txn_code, o.booked_status, o.debit_account_id, o.debit_number, o.currency,
        o.amount, o.credit_account_id, o.credit_number, o.credited_currency, o.credited, o.fee, o.debit_name, o.credit_name,
        o.purpose, o.fingerprint, o.terms, o.rail, o.recipient_id, x.posting_id, x.txn_id,
        case when o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then 'depositOpened' when o.booked_status = 'ACCEPTED' then 'transferBooked'
          when o.rail is null then 'orderAccepted' else 'paymentAccepted' end as notice
      from unnest(p_operations, postings, transactions) x (operation, posting_id, txn_id) join operation o on o.id = x.operation
  ), posted as (
    insert into posting (id, created_at) overriding system value select b.posting_id, p_now from booked b
  ), told as (
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
        debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
        sender_name, recipient_name, purpose, fingerprint, terms)
      overriding system value
      select b.txn_id, b.posting_id, b.operation_id, b.txn_code, b.booked_status, p_now, b.debit_account_id, b.debit_number, b.currency,
          b.amount, b.credit_account_id, b.credit_number, b.credited_currency, b.credited, b.fee, b.amount + b.fee,
          b.debit_name, b.credit_name, b.purpose, b.fingerprint, b.terms
        from booked b
  ), listed as (
    insert into txn_of_customer (customer_id, created_at, txn_id) select b.customer_id, p_now, b.txn_id from booked b
  ), noticed as (
    insert into notification (user_id, txn_id, kind, created_at) select b.user_id, b.txn_id, b.notice, p_now from booked b
  ), announced as (
    insert into outbox_event (customer_id, user_id, type, payload, created_at)
      select b.customer_id, b.user_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', b.txn_id::text, 'notice', b.notice), p_now
        from booked b
  )
  select coalesce(bool_or(b.recipient_id <> b.customer_id), false), bool_or(b.rail is not null) into has_recipients, has_orders from booked b;
  if has_recipients then
    with booked as materialized (
      select o.recipient_id, x.txn_id from unnest(p_operations, transactions) x (operation, txn_id) join operation o on o.id = x.operation
        where o.recipient_id <> o.customer_id
    ), listed as (
      insert into txn_of_customer (customer_id, created_at, txn_id) select b.recipient_id, p_now, b.txn_id from booked b
    ), noticed as (
      insert into notification (user_id, txn_id, kind, created_at)
        select u.id, b.txn_id, 'moneyReceived', p_now from booked b join app_user u on u.customer_id = b.recipient_id
    )
    insert into outbox_event (customer_id, type, payload, created_at)
      select b.recipient_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', b.txn_id::text, 'notice', 'moneyReceived'), p_now
        from booked b;
  end if;
  if has_orders then
    insert into rail_order (operation_id, txn_id, rail, next_attempt_at, changed_at)
      select o.id, x.txn_id, o.rail, greatest(o.send_not_before, p_now), p_now
        from unnest(p_operations, transactions) x (operation, txn_id) join operation o on o.id = x.operation where o.rail is not null;
  end if;
  return transactions;
end
$$;

create or replace function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  locked account;
  debit account;
  credit account;
  use limit_use;
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
    refusal := limit_refusal(o, limit_use_on(use, bank_day(p_now)));
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
  if o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
    credit := account_of_application(o, p_now);
  end if;
  refusal := booking_refusal(o, debit, credit);
  if refusal is null and o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' and not loan_is_as_agreed(o) then
    refusal := 'OPERATION_IMPOSSIBLE';
  end if;
  if refusal is null and o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    refusal := invoices_refusal(o);
  end if;
  if refusal is null and o.txn_code = 'MAKE_SALARY_BATCH' and not salary_is_as_agreed(o) then
    refusal := 'OPERATION_IMPOSSIBLE';
  end if;
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
    use := limit_use_with(use, bank_day(p_now), o.limit_amount);
    update limit_use u set day = use.day, used_today = use.used_today, used_this_month = use.used_this_month
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code;
  end if;
  if o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
    -- Before its money is booked on it.
    perform open_deposit(o, credit, p_now);
  end if;
  transaction_id := (write_bookings(array[o.id], p_now))[1];
  if o.txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT' then
    perform order_deposit_closing(o, transaction_id, p_now);
  end if;
  if o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' then
    perform repay_loan(o, p_now);
  end if;
  if o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    perform pay_invoices(o, transaction_id, p_now);
  end if;
  if o.txn_code = 'MAKE_SALARY_BATCH' then
    insert into salary_run (operation_id, txn_id, started_at, next_attempt_at) values (o.id, transaction_id, p_now, p_now);
  end if;
end
$$;

revoke all on function book_legs_of, write_bookings from public;
