-- True while a document must be approved before it is signed. Evaluated at each call: without a remaining approver it waits for
-- none, and an approval does not count once its user has lost the right.
create or replace function awaits_approval(p_operation bigint, p_customer bigint, p_maker bigint, p_account bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select step.approvers <> '{}' and not exists (
      select from document_approval a where a.operation_id = p_operation and a.user_id = any (step.approvers))
    from (select approvers_of(p_customer, p_maker, p_account) as approvers) step
$$;

grant execute on function awaits_approval to tulpar_bank;
