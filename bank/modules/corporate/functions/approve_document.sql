-- Approves a document, after which it is signed; `first` is true for the call that did it. The same user again gets the same answer.
create or replace function approve_document(p_user bigint, p_operation uuid, p_reference text, p_now timestamptz,
  p_source jsonb default '{}')
returns table (refusal text, first boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  approver app_user;
  o operation;
  account bigint;
begin
  first := false;
  select * into strict approver from app_user u where u.id = p_user;
  select * into o from operation x where x.customer_id = approver.customer_id and x.operation_id = p_operation for no key update;
  account := coalesce(o.debit_account_id, o.credit_account_id);
  if o.id is null or o.state <> 'signing' or not may_see(p_user, account, true) then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif o.user_id = p_user or (select u.phone from app_user u where u.id = o.user_id) = approver.phone then
    refusal := 'OWN_DOCUMENT';
  elsif not p_user = any (approvers_of(o.customer_id, o.user_id, account)) then
    refusal := 'OPERATION_IMPOSSIBLE';
  elsif exists (select from document_approval a where a.operation_id = o.id and a.user_id = p_user) then
    refusal := null;
  elsif not awaits_approval(o.id, o.customer_id, o.user_id, account) then
    refusal := 'ALREADY_APPROVED';
  else
    insert into document_approval (operation_id, user_id, digest, approved_at) values (o.id, p_user, o.digest, p_now);
    first := true;
  end if;
  perform record_act(approver.customer_id, p_user, 'APPROVE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text, p_now,
    p_source, case when first then 'approved' end, o.id, account);
  return next;
end
$$;

grant execute on function approve_document to tulpar_bank;
