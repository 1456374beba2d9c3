-- Files of many payments that companies hand in, their lines, and salaries: one document, paid line by line when it is signed.

-- Where a salary waits after it has left the account of the company; like the other accounts every movement touches, sixteen.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), 'SALARY_TRANSIT', '1', 'KGS', b.shard, '2024-01-01T00:00:00Z'
  from (select '128001' || lpad((70920001 + s.shard)::text, 8, '0') as digits, s.shard::smallint as shard from generate_series(0, 15) s (shard)) b;

create table batch (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  operation_id uuid not null,
  -- SHA-256 over what was handed in.
  request_hash bytea not null,
  kind text not null check (kind in ('salary', 'internal', 'clearing', 'gross', 'swift')),
  format text not null check (format in ('csv', 'plt', 'txt')),
  file_names text[] not null,
  debit_account_id bigint not null references account,
  created_at timestamptz not null,
  unique (customer_id, operation_id)
);
create index batch_of_customer on batch (customer_id, created_at);

-- Lines of a batch that were sent at once.
create table batch_sending (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batch,
  customer_id bigint not null,
  user_id bigint not null,
  operation_id uuid not null,
  created_at timestamptz not null,
  unique (customer_id, operation_id)
);

create table batch_line (
  batch_id bigint not null references batch,
  number integer not null check (number > 0),
  -- Which of the files, from zero, and where in it.
  file smallint not null,
  file_row integer not null,
  written jsonb not null,
  faults jsonb not null,
  warnings jsonb not null,
  -- What stands in it, where it has no fault.
  wanted jsonb check ((wanted is null) = (faults <> '[]')),
  account_number text,
  amount bigint check (amount > 0),
  currency text not null,
  chosen boolean not null default false check (not chosen or faults = '[]'),
  -- Why it was not sent, or not paid.
  refusal text,
  sending_id bigint references batch_sending,
  -- The document it became; lines of a salary share one.
  operation_id uuid,
  -- What this line costs within the fee of a salary.
  fee bigint not null default 0 check (fee >= 0),
  tries smallint not null default 0,
  -- Of a salary that is signed: what became of the line.
  outcome text check (outcome in ('paid', 'rejected')),
  txn_id bigint,
  primary key (batch_id, number),
  check ((outcome is not distinct from 'paid') = (txn_id is not null))
);
create index batch_line_document on batch_line (operation_id) where operation_id is not null;
create index batch_line_account on batch_line (account_number, amount) where outcome = 'paid';

-- A salary that is signed, until every line of it is paid or rejected.
create table salary_run (
  operation_id bigint primary key references operation,
  txn_id bigint not null,
  started_at timestamptz not null,
  next_attempt_at timestamptz not null,
  ended_at timestamptz
);
create index salary_run_open on salary_run (next_attempt_at) where ended_at is null;

-- How a line stands, see BATCH_LINE_STATUSES. p_now decides whether a document is out of date.
create function batch_lines_at(p_batch bigint, p_now timestamptz)
returns table (number integer, status text, amount bigint, fee bigint, why text)
language sql stable set search_path = public, pg_temp as $$
  select l.number,
      case
        when l.faults <> '[]' then 'faulty'
        when l.chosen then 'chosen'
        when l.operation_id is null then case when l.refusal is null then 'draft' else 'declined' end
        when o.state = 'declined' or o.state = 'signing' and o.expires_at <= p_now then 'declined'
        when o.state = 'signing' then 'signing'
        when b.kind = 'salary' then case l.outcome when 'paid' then 'done' when 'rejected' then 'rejected' else 'processing' end
        when t.status in ('ACCEPTED', 'CONFIRMED') then 'done'
        when t.status in ('REJECTED', 'RETURNED', 'CANCELLED', 'DECLINED') then 'rejected'
        else 'processing'
      end,
      l.amount, l.fee, l.refusal
    from batch b join batch_line l on l.batch_id = b.id
      left join operation o on o.customer_id = b.customer_id and o.operation_id = l.operation_id
      left join txn t on t.id = o.txn_id
    where b.id = p_batch
$$;

-- SHA-256 over the lines of a salary: what its signatures are over.
create function salary_digest(p_customer bigint, p_operation uuid) returns text
language sql stable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(string_agg(concat_ws('|', l.number, l.account_number, l.amount, l.currency, l.fee, l.wanted ->> 'recipientName',
      l.wanted ->> 'purpose'), E'\n' order by l.number), 'UTF8')), 'hex')
    from batch_line l join batch b on b.id = l.batch_id and b.customer_id = p_customer where l.operation_id = p_operation
$$;

create function salary_is_as_agreed(o operation) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select o.terms #>> '{details,registerDigest}' = salary_digest(o.customer_id, o.operation_id)
    and (o.amount, o.fee) = (select sum(l.amount), sum(l.fee) from batch_line l join batch b on b.id = l.batch_id and b.customer_id = o.customer_id
      where l.operation_id = o.operation_id)
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
    update limit_use u
      set day = use.day, used_today = use.used_today + o.limit_amount, used_this_month = use.used_this_month + o.limit_amount
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code;
  end if;
  if o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
    -- Before its money is booked on it.
    perform open_deposit(o, credit, p_now);
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
  notice := case when o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then 'depositOpened' when o.booked_status = 'ACCEPTED' then 'transferBooked'
    when o.rail is null then 'orderAccepted' else 'paymentAccepted' end;
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
  if o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' then
    perform repay_loan(o, p_now);
  end if;
  if o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    perform pay_invoices(o, transaction_id, p_now);
  end if;
  if o.txn_code = 'MAKE_SALARY_BATCH' then
    insert into salary_run (operation_id, txn_id, started_at, next_attempt_at) values (o.id, transaction_id, p_now, p_now);
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


-- Pays some lines of a salary, each with a posting and a line of history of its own, or says of each why not. Who calls has locked the run.
create function book_salary_lines(o operation, p_batch bigint, p_numbers integer[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  transit constant bigint = o.leg_accounts[2];
  waiting account;
begin
  perform from account a
    where a.id = transit or a.number in (select l.account_number from batch_line l where l.batch_id = p_batch and l.number = any (p_numbers))
    order by a.id for no key update;
  select * into strict waiting from account a where a.id = transit;
  update batch_line l set outcome = 'rejected', refusal = r.reason
    from (
      select x.number, case
          when a.id is null or a.record_status = 'C' or a.customer_id is null or a.account_class like '3%' or a.product <> 'current' then 'ACCOUNT_CREDIT_NOT_FOUND'
          when a.currency <> x.currency then 'CURRENCY_MISMATCH'
          when a.dormant then 'ACCOUNT_CREDIT_DORMANT'
          when a.credit_stopped then 'ACCOUNT_NO_CREDIT'
        end as reason
      from batch_line x left join account a on a.number = x.account_number where x.batch_id = p_batch and x.number = any (p_numbers)) r
    where l.batch_id = p_batch and l.number = r.number and r.reason is not null;
  with line as materialized (
    select l.number, l.amount, l.currency, l.wanted ->> 'purpose' as purpose, a.id as account_id, a.number as account_number, a.customer_id,
        c.name ->> 'ru' as owner_name, a.balance, a.data_version, nextval('posting_id_seq') as posting_id, nextval('txn_id_seq') as txn_id
      from batch_line l join account a on a.number = l.account_number join customer c on c.id = a.customer_id
      where l.batch_id = p_batch and l.number = any (p_numbers) and l.outcome is null),
  placed as (
    select *, row_number() over own as nth, sum(amount) over own as so_far, row_number() over every_line as place, sum(amount) over every_line as gone
      from line window own as (partition by account_id order by number), every_line as (order by number)),
  posted as (insert into posting (id, created_at) overriding system value select posting_id, p_now from line),
  entries as (
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      select account_id, data_version + nth, posting_id, amount, currency, balance + so_far from placed
      union all select transit, waiting.data_version + place, posting_id, -amount, currency, waiting.balance - gone from placed),
  credited as (
    update account a set balance = a.balance + g.total, data_version = a.data_version + g.lines, last_operation_at = p_now
      from (select account_id, sum(amount) as total, count(*) as lines from line group by account_id
        union all select transit, -sum(amount), count(*) from line having count(*) > 0) g
      where a.id = g.account_id returning a.id, a.customer_id, a.data_version),
  told as (
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_number, debit_currency, debit_amount,
        credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited, sender_name, recipient_name, purpose)
      overriding system value
      select txn_id, posting_id, gen_random_uuid(), 'SALARY_RECEIVED', 'ACCEPTED', p_now, o.debit_number, currency, amount,
          account_id, account_number, currency, amount, 0, amount, o.debit_name, owner_name, purpose from line),
  seen as (insert into txn_of_customer (customer_id, created_at, txn_id) select customer_id, p_now, txn_id from line),
  noticed as (
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, l.txn_id, 'moneyReceived', p_now from line l join app_user u on u.customer_id = l.customer_id),
  heard as (
    insert into outbox_event (customer_id, type, payload, created_at)
      select customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', id::text, 'dataVersion', data_version::text), p_now
        from credited where customer_id is not null
      union all select customer_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', txn_id::text, 'notice', 'moneyReceived'), p_now from line)
  update batch_line l set outcome = 'paid', txn_id = x.txn_id from line x where l.batch_id = p_batch and l.number = x.number;
end
$$;

-- Ends a salary of which every line is paid or rejected: what was rejected goes back with its fee.
create function end_salary(o operation, p_batch bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  back bigint;
  fee_back bigint;
  paid bigint;
  run salary_run;
  notice text;
begin
  select coalesce(sum(l.amount) filter (where l.outcome = 'rejected'), 0), coalesce(sum(l.fee) filter (where l.outcome = 'rejected'), 0),
      count(*) filter (where l.outcome = 'paid') into strict back, fee_back, paid
    from batch_line l where l.batch_id = p_batch and l.operation_id = o.operation_id;
  if back > 0 and fee_back > 0 then
    perform book_return(o, o.leg_accounts[2:3], array[-back, -fee_back], p_now);
  elsif back > 0 then
    perform book_return(o, o.leg_accounts[2:2], array[-back], p_now);
  end if;
  update salary_run r set ended_at = p_now where r.operation_id = o.id returning * into strict run;
  update txn t set status = case when paid > 0 then 'ACCEPTED' else 'RETURNED' end where t.id = run.txn_id;
  notice := case when paid > 0 then 'paymentDone' else 'paymentReturned' end;
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, run.txn_id, notice, p_now);
  insert into outbox_event (customer_id, type, payload, created_at) values
    (o.customer_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', run.txn_id::text, 'notice', notice), p_now);
end
$$;

-- Pays the next lines of a salary that nobody else is paying at this moment, all in one transaction. A line the books will not take by a
-- defect holds up no other: it is tried again after them, and rejected when it has failed so often. Answers null when there is nothing to do,
-- otherwise how many lines were looked at.
create function pay_salary_lines(p_most integer, p_most_tries integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  run salary_run;
  o operation;
  batch bigint;
  numbers integer[];
  one integer;
begin
  select * into run from salary_run r where r.ended_at is null and r.next_attempt_at <= p_now
    order by r.next_attempt_at, r.operation_id limit 1 for no key update skip locked;
  if not found then
    return null;
  end if;
  select * into strict o from operation x where x.id = run.operation_id;
  select l.batch_id into strict batch from batch_line l join batch b on b.id = l.batch_id and b.customer_id = o.customer_id
    where l.operation_id = o.operation_id limit 1;
  numbers := array(select l.number from batch_line l where l.batch_id = batch and l.operation_id = o.operation_id and l.outcome is null
    order by l.tries, l.number limit p_most);
  if cardinality(numbers) = 0 then
    perform end_salary(o, batch, p_now);
    return 0;
  end if;
  begin
    perform book_salary_lines(o, batch, numbers, p_now);
  exception when others then
    if sqlstate in ('40001', '40P01', '55P03', '57014') then
      raise;
    end if;
    foreach one in array numbers loop
      begin
        perform book_salary_lines(o, batch, array[one], p_now);
      exception when others then
        if sqlstate in ('40001', '40P01', '55P03', '57014') then
          raise;
        end if;
        update batch_line l set tries = l.tries + 1, outcome = case when l.tries + 1 >= p_most_tries then 'rejected' end,
            refusal = case when l.tries + 1 >= p_most_tries then 'INTERNAL_SERVER_ERROR' end
          where l.batch_id = batch and l.number = one;
      end;
    end loop;
  end;
  return cardinality(numbers);
end
$$;

revoke all on function batch_lines_at, salary_digest, salary_is_as_agreed, book_salary_lines, end_salary, pay_salary_lines from public;
grant execute on function batch_lines_at, salary_digest, pay_salary_lines to tulpar_bank;
grant select, insert on batch, batch_sending, batch_line to tulpar_bank;
grant update (chosen, refusal, sending_id, operation_id, fee) on batch_line to tulpar_bank;
-- Ten thousand fresh lines are read with a bad plan until somebody has counted them.
grant maintain on batch_line to tulpar_bank;
grant select on salary_run to tulpar_bank;
