-- Declines a document before it is booked, by its maker or by a user who approves or signs, who may work with its account.
-- A user who declines a document that waits for approval says what to correct.
create or replace function decline_document(p_customer bigint, p_user bigint, p_operation uuid, p_reason text, p_reference text,
  p_now timestamptz, p_source jsonb default '{}')
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  decider app_user;
  refusal text;
  unapproved boolean;
begin
  select * into strict decider from app_user u where u.id = p_user;
  select * into o from operation x where x.customer_id = p_customer and x.operation_id = p_operation for no key update;
  if not found or o.state not in ('signing', 'declined') or (o.user_id <> p_user and not decider.rights && array['approve', 'sign'])
    or not may_see(p_user, coalesce(o.debit_account_id, o.credit_account_id), true) then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'signing' and o.expires_at <= p_now then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'signing' then
    unapproved := o.user_id <> p_user
      and awaits_approval(o.id, p_customer, o.user_id, coalesce(o.debit_account_id, o.credit_account_id));
    if unapproved and btrim(p_reason) = '' then
      refusal := 'COMMENT_REQUIRED';
    else
      update operation x set state = 'declined', declined_at = p_now, declined_by = p_user, decline_reason = p_reason,
        returned = unapproved where x.id = o.id;
      perform count_subjects(array[o.id], -1);
    end if;
  end if;
  -- A maker who declines takes the document back.
  perform record_act(p_customer, p_user, 'DECLINE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text, p_now, p_source,
    case when refusal is null and o.state = 'signing' then case when o.user_id = p_user then 'recalled' else 'declined' end end, o.id,
    coalesce(o.debit_account_id, o.credit_account_id));
  return refusal;
end
$$;

grant execute on function decline_document to tulpar_bank;
