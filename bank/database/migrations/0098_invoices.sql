-- Deliveries on credit: distributors, the credit each gives its buyers, the invoices it issues them, and what is paid of those.

create table distributor (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references customer,
  -- Where invoices are paid to.
  account_id bigint not null references account,
  -- As the distributor signs its invoices.
  name text not null check (length(name) between 1 and 100)
);

-- The credit a distributor gives a buyer.
create table distributor_line (
  distributor_id bigint not null references distributor,
  customer_id bigint not null references customer,
  credit_limit bigint not null check (credit_limit >= 0),
  currency text not null,
  primary key (distributor_id, customer_id)
);
create index distributor_line_of on distributor_line (customer_id);

create table invoice (
  id bigint generated always as identity primary key,
  distributor_id bigint not null,
  customer_id bigint not null,
  number text not null check (length(number) between 1 and 18 and number !~ '[\n,]'),
  issued_on date not null,
  due_on date not null,
  currency text not null,
  total bigint not null check (total > 0),
  -- What the distributor had received of it in another way when it handed the invoice over.
  paid_elsewhere bigint not null default 0 check (paid_elsewhere >= 0),
  paid bigint not null check (paid between paid_elsewhere and total),
  -- The day something was last paid of it.
  paid_on date,
  check ((paid = 0) = (paid_on is null)),
  check (due_on >= issued_on),
  unique (distributor_id, number),
  foreign key (distributor_id, customer_id) references distributor_line
);
create index invoice_of_customer on invoice (customer_id, due_on);

-- What an operation has paid of an invoice; stays.
create table invoice_payment (
  invoice_id bigint not null references invoice,
  txn_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (invoice_id, txn_id)
);
create trigger invoice_payment_append_only before update or delete or truncate on invoice_payment
  for each statement execute function refuse_change();

-- What has been handed over by a distributor once is not handed over again; one that does not fit into the credit is not taken.
create function take_invoice(p_distributor bigint, p_customer bigint, p_number text, p_issued date, p_due date, p_total bigint,
  p_paid_elsewhere bigint, p_paid_on date) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line distributor_line;
  used bigint;
begin
  -- Whoever hands over an invoice against the same credit waits here.
  select * into line from distributor_line l where l.distributor_id = p_distributor and l.customer_id = p_customer for no key update;
  if not found then
    return 'noLine';
  end if;
  if exists (select from invoice i where i.distributor_id = p_distributor and i.number = p_number) then
    return 'known';
  end if;
  select coalesce(sum(i.total - i.paid), 0) into used from invoice i where i.distributor_id = p_distributor and i.customer_id = p_customer;
  if used + p_total - p_paid_elsewhere > line.credit_limit then
    return 'overLimit';
  end if;
  insert into invoice (distributor_id, customer_id, number, issued_on, due_on, currency, total, paid_elsewhere, paid, paid_on)
    values (p_distributor, p_customer, p_number, p_issued, p_due, line.currency, p_total, p_paid_elsewhere, p_paid_elsewhere, p_paid_on)
    on conflict do nothing;
  return case when found then 'taken' else 'known' end;
end
$$;

-- What an operation pays, by invoice.
create function invoices_paid_by(o operation) returns table (invoice_id bigint, amount bigint)
language sql immutable set search_path = public, pg_temp as $$
  select (x ->> 'id')::bigint, (x ->> 'minor')::bigint from jsonb_array_elements(o.terms -> 'invoices') x
$$;

-- Why the invoices an operation pays cannot be paid as agreed any more. Locks them: whoever pays the same at the same moment waits
-- here, after the accounts, and then sees what is left.
create function invoices_refusal(o operation) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  refusal text;
begin
  perform from invoice i where i.id in (select p.invoice_id from invoices_paid_by(o) p) order by i.id for no key update;
  select case when i.paid = i.total then 'INVOICE_ALREADY_PAID' else 'INVOICE_AMOUNT_TOO_LARGE' end into refusal
    from invoices_paid_by(o) p join invoice i on i.id = p.invoice_id
    where p.amount > i.total - i.paid order by i.paid < i.total, i.id limit 1;
  return refusal;
end
$$;

-- Writes down what an operation has paid of invoices that are locked.
create function pay_invoices(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if o.amount <> (select sum(p.amount) from invoices_paid_by(o) p) then
    raise exception 'Operation % moves another sum than it pays of invoices', o.operation_id;
  end if;
  update invoice i set paid = i.paid + p.amount, paid_on = bank_day(p_now) from invoices_paid_by(o) p where i.id = p.invoice_id;
  insert into invoice_payment (invoice_id, txn_id, amount, paid_at) select p.invoice_id, p_txn, p.amount, p_now from invoices_paid_by(o) p;
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
  if refusal is null and o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' and not loan_is_as_agreed(o) then
    refusal := 'OPERATION_IMPOSSIBLE';
  end if;
  if refusal is null and o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    refusal := invoices_refusal(o);
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
  if o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' then
    perform repay_loan(o, p_now);
  end if;
  if o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    perform pay_invoices(o, transaction_id, p_now);
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

revoke all on function take_invoice, invoices_paid_by, invoices_refusal, pay_invoices from public;
grant execute on function take_invoice to tulpar_bank;
grant select on distributor, distributor_line, invoice, invoice_payment to tulpar_bank;
