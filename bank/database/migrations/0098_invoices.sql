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

revoke all on function take_invoice, invoices_paid_by, invoices_refusal, pay_invoices from public;
grant execute on function take_invoice to tulpar_bank;
grant select on distributor, distributor_line, invoice, invoice_payment to tulpar_bank;
