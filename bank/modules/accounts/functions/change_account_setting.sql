-- Stops an account to debits, allows them again, or opens a closed one anew. Answers why that cannot be done any more, or ''.
create or replace function change_account_setting(p_customer bigint, p_account bigint, p_action text, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refusal text;
  changed account;
begin
  perform from account a where a.id = p_account and a.customer_id = p_customer for no key update;
  refusal := account_setting_refusal(p_customer, p_account, p_action);
  if refusal <> '' then
    return refusal;
  end if;
  if p_action = 'reopen' then
    update account a set record_status = 'O', dormant = false, awake_since = p_now where a.id = p_account returning * into strict changed;
  elsif p_action = 'wake' then
    update account a set dormant = false, awake_since = p_now where a.id = p_account returning * into strict changed;
  else
    update account a set debit_stopped = (p_action = 'block'), stopped_by_customer = (p_action = 'block'),
        available_for_operations = (p_action <> 'block')
      where a.id = p_account returning * into strict changed;
  end if;
  perform tell_account_changed(changed, p_now);
  return '';
end
$$;

grant execute on function change_account_setting to tulpar_bank;
