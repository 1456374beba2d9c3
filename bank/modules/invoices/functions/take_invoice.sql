-- Stores an invoice of a distributor once; one that does not fit into the credit is refused.
create or replace function take_invoice(p_distributor bigint, p_customer bigint, p_number text, p_issued date, p_due date, p_total bigint,
  p_paid_elsewhere bigint, p_paid_on date) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line distributor_line;
  used bigint;
begin
  -- A concurrent invoice against the same credit waits here.
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

grant execute on function take_invoice to tulpar_bank;
