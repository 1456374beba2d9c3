-- Records the payment of locked invoices by an operation.
create or replace function pay_invoices(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if o.amount <> (select sum(p.amount) from invoices_paid_by(o) p) then
    raise exception 'Operation % moves another sum than it pays of invoices', o.operation_id;
  end if;
  update invoice i set paid = i.paid + p.amount, paid_on = bank_day(p_now) from invoices_paid_by(o) p where i.id = p.invoice_id;
  insert into invoice_payment (invoice_id, txn_id, amount, paid_at) select p.invoice_id, p_txn, p.amount, p_now from invoices_paid_by(o) p;
end
$$;
