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

revoke all on function batch_lines_at, salary_digest, salary_is_as_agreed from public;
grant execute on function batch_lines_at, salary_digest to tulpar_bank;
grant select, insert on batch, batch_sending, batch_line to tulpar_bank;
grant update (chosen, refusal, sending_id, operation_id, fee) on batch_line to tulpar_bank;
-- Ten thousand fresh lines are read with a bad plan until somebody has counted them.
grant maintain on batch_line to tulpar_bank;
grant select on salary_run to tulpar_bank;
