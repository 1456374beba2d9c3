-- Withdraws an invoice that is paid by a QR code, or answers why it cannot be. A payment of it that is being booked is waited for.
create or replace function withdraw_invoice(p_invoice bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  open boolean;
begin
  select i.paid < i.total into strict open from invoice i where i.id = p_invoice for no key update;
  if not open then
    return 'INVOICE_ALREADY_PAID';
  end if;
  update qr_invoice q set withdrawn_at = coalesce(q.withdrawn_at, p_now) where q.invoice_id = p_invoice;
  return null;
end
$$;

grant execute on function withdraw_invoice to tulpar_bank;
