-- Counts a payment at its point of sale, and has the open pages of the users linked to the point look at it.
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
  insert into outbox_event (customer_id, user_id, type, payload, created_at)
    select o.recipient_id, x.user_id, 'SHOULD_UPDATE_USER_DATA', '{}', p_now
      from qr_point_user x join qr_user r on r.user_id = x.user_id where x.point_id = point order by x.user_id;
end
$$;
