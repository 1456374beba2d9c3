-- Refusal of a payment at a point of sale that has been switched off, archived or led to another account since the payment was agreed on;
-- null for every other payment.
create or replace function point_refusal(o operation) returns text
language sql stable set search_path = public, pg_temp as $$
  select case when o.terms ? 'qrPoint' and not exists (select from qr_point q where q.hash = o.terms ->> 'qrPoint' and q.is_active
      and q.archived_at is null and q.account_id = o.credit_account_id) then 'OPERATION_IMPOSSIBLE' end
$$;
