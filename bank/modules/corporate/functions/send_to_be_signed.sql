-- Sends a created operation to be signed. Its price, where it has one, is held no longer for that. The maker must still be allowed
-- to work with its account.
-- It may stand in place of a document of the company that was declined or ran out of time, and that the maker may see.
create or replace function send_to_be_signed(p_customer bigint, p_user bigint, p_operation uuid, p_life interval, p_reference text,
    p_now timestamptz,
    p_replaces uuid default null, p_source jsonb default '{}')
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  replaced bigint;
  refusal text;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state not in ('created', 'signing')
    or o.state = 'created' and not may_see(p_user, coalesce(o.debit_account_id, o.credit_account_id), true) then
    refusal := 'OPERATION_NOT_FOUND';
  elsif p_replaces is not null then
    select x.id into replaced from operation x
      where x.customer_id = p_customer and x.operation_id = p_replaces
        and (x.state in ('declined', 'expired') or x.state = 'signing' and x.expires_at <= p_now)
        and may_see(p_user, coalesce(x.debit_account_id, x.credit_account_id));
    refusal := case when replaced is null then 'OPERATION_NOT_FOUND' end;
  end if;
  if refusal is null and o.state = 'created' and o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  elsif refusal is null and o.state = 'created' then
    insert into document_replacement (operation_id, replaced_id) select o.id, replaced where replaced is not null;
    update operation x set state = 'signing', sent_at = p_now,
        expires_at = case when o.terms ? 'rate' then o.expires_at else p_now + p_life end
      where x.id = o.id;
    insert into rule_subject select s.* from subject_of(o, p_now) s;
    perform count_subjects(array[o.id], 1);
  end if;
  perform record_act(p_customer, p_user, 'SEND_TXN_TO_PROCESSING_CORP', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text,
    p_now, p_source, case when refusal is null and o.state = 'created' then 'created' end, o.id,
    coalesce(o.debit_account_id, o.credit_account_id));
  return refusal;
end
$$;

grant execute on function send_to_be_signed to tulpar_bank;
