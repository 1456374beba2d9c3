-- Reason invoices cannot be paid as agreed any more, or null. Locks them: a concurrent payment of the same invoices waits here, after the
-- accounts, and then sees what is left.
create or replace function invoices_refusal(o operation) returns text
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
