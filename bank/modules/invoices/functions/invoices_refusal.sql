-- Reason invoices cannot be paid as agreed any more, or null. Locks them: a concurrent payment of the same invoices, or the company that
-- withdraws one, waits here, after the accounts, and then sees what is left.
create or replace function invoices_refusal(o operation) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  refusal text;
begin
  perform from invoice i where i.id in (select p.invoice_id from invoices_paid_by(o) p) order by i.id for no key update;
  select case when q.withdrawn_at is not null then 'INVOICE_NOT_FOUND' when i.paid = i.total then 'INVOICE_ALREADY_PAID'
      else 'INVOICE_AMOUNT_TOO_LARGE' end into refusal
    from invoices_paid_by(o) p join invoice i on i.id = p.invoice_id left join qr_invoice q on q.invoice_id = i.id
    where p.amount > i.total - i.paid or q.withdrawn_at is not null
    order by q.withdrawn_at is null, i.paid < i.total, i.id limit 1;
  return refusal;
end
$$;
