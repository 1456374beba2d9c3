-- Counts a payment at its point of sale, and tells the users linked to the point.
create or replace function record_point_payment(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  point bigint;
begin
  if not o.terms ? 'qrPoint' then
    return;
  end if;
  select q.id into strict point from qr_point q where q.hash = o.terms ->> 'qrPoint';
  insert into qr_point_payment (txn_id, point_id, payer_id, amount, created_at)
    values (p_txn, point, o.customer_id, o.credited, p_now);
  perform tell_point_users(point, o.credit_account_id, o.notice_of_payee, p_now);
end
$$;
