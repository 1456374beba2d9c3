-- Moves a document that its network takes no more to another day of payment, and returns its digest; the date of the order is kept.
-- A document that was moved to the day already is left as it is; null for one that cannot be moved. Earlier signatures count: what they
-- were over is kept.
create or replace function move_payment_day(p_user bigint, p_document bigint, p_day text, p_confirm_before timestamptz,
    p_send_not_before timestamptz, p_reference text, p_now timestamptz)
returns bytea
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  signer app_user;
  o operation;
  before operation;
begin
  select * into strict signer from app_user u where u.id = p_user;
  select * into o from operation x where x.id = p_document and x.customer_id = signer.customer_id and x.state = 'signing' for no key update;
  if o.terms ->> 'valueDate' = p_day then
    return o.digest;
  end if;
  if o.id is null or o.confirm_before > p_now or o.late_refusal not in ('CLEARING_TIMEOUT', 'GROSS_TIMEOUT')
    or p_confirm_before <= p_now or o.terms ->> 'valueDate' >= p_day then
    return null;
  end if;
  before := o;
  o.terms := o.terms || jsonb_build_object('valueDate', p_day, 'details',
    jsonb_build_object('orderDate', o.terms ->> 'valueDate') || coalesce(o.terms -> 'details', '{}'));
  o.digest := operation_digest(o);
  o.fingerprint := operation_fingerprint(o.digest);
  update operation x set terms = o.terms, digest = o.digest, fingerprint = o.fingerprint, confirm_before = p_confirm_before,
      send_not_before = p_send_not_before
    where x.id = o.id;
  insert into payment_day_move (operation_id, terms_before, digest_before, user_id, moved_at)
    values (o.id, before.terms, before.digest, p_user, p_now);
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject, details)
    values (p_now, p_user, signer.customer_id, 'MOVE_PAYMENT_DAY', p_reference, 'SUCCESS', o.operation_id::text,
      jsonb_build_object('before', before.terms ->> 'valueDate', 'after', p_day));
  return o.digest;
end
$$;

grant execute on function move_payment_day to tulpar_bank;
