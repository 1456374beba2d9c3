-- What a group of bookings writes is written by a few statements for all of them: docs/adr/0073.

-- A document leaves the state in which it is found here when it is booked, and so did every other operation, at the price of
-- two more entries of indexes. That it was sent to be signed and when it ends stays as it is.
drop index operation_to_sign;
create index operation_sent_to_sign on operation (customer_id, expires_at) where sent_at is not null;

-- That an operation is of a user of its customer stands in the check of the books; the reference held a lock on the user besides.
alter table operation drop constraint operation_user_id_fkey;

-- The rule of a type is read once for a connection, that of a table with every statement.
create domain notification_kind as text check (value in ('written', 'transferBooked', 'moneyReceived', 'moneySent', 'paymentAccepted',
  'paymentDone', 'paymentRejected', 'paymentReturned', 'arrivalDone', 'arrivalRejected', 'arrivalUndone', 'interestPaid',
  'depositOpened', 'depositEnded', 'orderAccepted'));
alter table notification drop constraint notification_kind, drop constraint notification_sound, alter kind type notification_kind,
  add constraint notification_sound check ((kind = 'written') = (content is not null) and (kind = 'written' or txn_id is not null));

-- Forty bits of a digest as eight signs that are not mistaken for one another.
create or replace function operation_fingerprint(p_digest bytea) returns text
language plpgsql immutable as $$
declare
  bits constant bigint = ('x' || encode(substring(p_digest from 1 for 5), 'hex'))::bit(40)::bigint;
  signs constant text[] = '{0,1,2,3,4,5,6,7,8,9,A,B,C,D,E,F,G,H,J,K,M,N,P,Q,R,S,T,V,W,X,Y,Z}';
begin
  return signs[(bits >> 35 & 31) + 1] || signs[(bits >> 30 & 31) + 1] || signs[(bits >> 25 & 31) + 1] || signs[(bits >> 20 & 31) + 1] || '-'
    || signs[(bits >> 15 & 31) + 1] || signs[(bits >> 10 & 31) + 1] || signs[(bits >> 5 & 31) + 1] || signs[(bits & 31) + 1];
end
$$;

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
create function book_legs_of(p_postings bigint[], p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  missing integer;
  deposits bigint[];
  loans bigint[];
begin
  with leg as materialized (
    select x.posting, x.account, x.amount, sum(x.amount) over whole as total, count(*) over whole as legs,
        sum(x.amount) over so_far as total_so_far, count(*) over so_far as place
      from unnest(p_postings, p_accounts, p_amounts) with ordinality x (posting, account, amount, place)
      where x.amount <> 0
      window whole as (partition by x.account), so_far as (partition by x.account order by x.place)
  ), changed as (
    update account a
      set balance = a.balance + l.total, data_version = a.data_version + l.legs, last_operation_at = p_now
      from leg l where a.id = l.account and l.place = l.legs
      returning a.id, a.customer_id, a.product, a.currency, a.balance, a.data_version
  ), written as materialized (
    select c.id, c.customer_id, c.product, c.currency, c.data_version - l.legs + l.place as version, l.posting, l.amount,
        c.balance - l.total + l.total_so_far as balance
      from leg l join changed c on c.id = l.account
  ), entered as (
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      select w.id, w.version, w.posting, w.amount, w.currency, w.balance from written w
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
  perform book_legs_of(array_fill(p_posting, array[cardinality(p_accounts)]), p_accounts, p_amounts, p_now);
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

-- Confirms several operations at once where nothing stands in the way of any, and answers them by their places. It never waits
-- for a lock, so two groups can never wait for each other. Whatever is left out is confirmed alone, which says why it is refused:
-- what is held by somebody else, what is not in order, what may not be affordable after those before it in the group, and kinds
-- that are not known to hold nothing besides their limit and their accounts.
create or replace function confirm_operations(
  p_customers bigint[], p_users bigint[], p_operations uuid[], p_code_hashes bytea[], p_references text[], p_nows timestamptz[])
returns table (place integer, refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text, status text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  at_once constant timestamptz = (select max(x.now) from unnest(p_nows) x (now));
  today constant date = bank_day(at_once);
  operations bigint[];
  places integer[];
  codes bigint[];
  transactions bigint[];
  accounts bigint[];
  has_limits boolean;
  held_limits text[];
begin
  -- The same operation twice is booked by the first of the two calls; the other is answered alone.
  select array_agg(first.id), array_agg(first.place), bool_or(first.limit_code is not null) into operations, places, has_limits from (
    select distinct on (free.id) free.* from (
      select o.id, x.place::integer, o.limit_code
        from unnest(p_customers, p_users, p_operations) with ordinality x (customer_id, user_id, operation_id, place)
          join operation o on o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id
        where o.state = 'created' and o.expires_at > at_once and o.paid_once is null and o.txn_code in ('MAKE_OWN_ACCOUNTS_TRANSFER',
          'MAKE_EXCHANGE', 'MAKE_BANK_CLIENT_TRANSFER', 'MAKE_OTHER_BANK_TRANSFER_CLEARING', 'MAKE_OTHER_BANK_TRANSFER_GROSS')
        for no key update of o skip locked) free
      order by free.id, free.place) first;
  if has_limits then
    held_limits := array(select u.customer_id || ' ' || u.limit_code from limit_use u
      where (u.customer_id, u.limit_code) in (select o.customer_id, o.limit_code from operation o where o.id = any (operations))
      for no key update skip locked);
  end if;
  -- Deposits and loans have terms of their own, which whoever books on them holds besides.
  accounts := array(select a.id from account a
    where a.id = any (array(select l.account from operation o cross join unnest(o.leg_accounts) l (account) where o.id = any (operations)))
      and a.product = 'current' for no key update skip locked);
  select array_agg(fit.id), array_agg(fit.place), array_agg(fit.code_id) into operations, places, codes from (
    select o.id, x.place, code.id as code_id,
        booking_refusal(o, debit, credit) is null
        and debit.balance - debit.blocked - debit.lowest_balance >= sum(o.amount + o.fee) over by_account
        and (o.limit_code is null or o.customer_id || ' ' || o.limit_code = any (held_limits)
          and limit_refusal(o, limit_use_with(use, today, (sum(o.limit_amount) over by_limit)::bigint - o.limit_amount)) is null) as is_fit
      from unnest(operations, places) x (id, place)
        join operation o on o.id = x.id
        join account debit on debit.id = o.debit_account_id
        left join account credit on credit.id = o.credit_account_id
        left join limit_use use on use.customer_id = o.customer_id and use.limit_code = o.limit_code
        join code_subject s on s.subject_kind = 'operation' and s.subject_id = o.id and s.tries_left > 0
        -- The digest is made anew from the row that would be booked, so a row changed after the code was sent fails the code.
        cross join lateral (select c.id from one_time_code c
          where c.subject_kind = 'operation' and c.subject_id = o.id and c.code_hash = p_code_hashes[x.place]
            and c.digest = operation_digest(o) and c.used_at is null and c.expires_at > at_once
          order by c.id desc limit 1) code
      where o.leg_accounts <@ accounts and coalesce(o.confirm_before > at_once, true)
      window by_account as (partition by o.debit_account_id order by x.place), by_limit as (partition by o.customer_id, o.limit_code order by x.place)
    ) fit where fit.is_fit;
  if operations is null then
    return;
  end if;
  if has_limits then
    update limit_use u set day = n.day, used_today = n.used_today, used_this_month = n.used_this_month
      from (select o.customer_id, o.limit_code, sum(o.limit_amount)::bigint as amount from operation o
          where o.id = any (operations) and o.limit_code is not null group by o.customer_id, o.limit_code) counted
        join limit_use before on before.customer_id = counted.customer_id and before.limit_code = counted.limit_code
        cross join lateral limit_use_with(before, today, counted.amount) n
      where u.customer_id = counted.customer_id and u.limit_code = counted.limit_code;
  end if;
  transactions := write_bookings(operations, at_once);
  update one_time_code c set used_at = at_once where c.id = any (codes);
  return query
    with booked as (
      update operation o set state = 'booked', booked_at = at_once, txn_id = x.txn_id
        from unnest(operations, places, transactions) x (id, place, txn_id) where o.id = x.id
        returning x.place, x.txn_id, o.user_id, o.customer_id, o.operation_id, o.fingerprint, o.booked_status
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select at_once, b.user_id, b.customer_id, 'CONFIRM', p_references[b.place], 'SUCCESS', b.operation_id::text from booked b
    )
    select b.place, null::text, null::integer, b.txn_id, at_once, b.fingerprint, b.booked_status::text from booked b;
end
$$;

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
  if exists (select from operation o where o.customer_id = p_customer and o.operation_id = p_operation) then
    select * into strict stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
  else
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

revoke all on function book_legs_of, write_bookings from public;
