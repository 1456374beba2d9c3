-- Refusal to change an account of a customer this way now, or null. Only accounts of the list are: deposits and loans end by their
-- contracts.
create or replace function account_setting_refusal(p_customer bigint, p_account bigint, p_action text) returns text
language sql stable set search_path = public, pg_temp as $$
  select coalesce((select case
      when p_action = 'reopen' then case when a.record_status = 'O' then 'OPERATION_IMPOSSIBLE' else '' end
      when a.record_status = 'C' then 'ACCOUNT_NOT_FOUND'
      when p_action = 'block' and a.debit_stopped then 'OPERATION_IMPOSSIBLE'
      when p_action = 'unblock' and not a.debit_stopped then 'OPERATION_IMPOSSIBLE'
      when p_action = 'unblock' and not a.stopped_by_customer then 'ACCOUNT_NO_DEBIT'
      when p_action = 'wake' and not a.dormant then 'OPERATION_IMPOSSIBLE'
      else '' end
    from account a
    where a.id = p_account and a.customer_id = p_customer and a.account_class not like '3%' and a.product = 'current'), 'ACCOUNT_NOT_FOUND')
$$;

grant execute on function account_setting_refusal to tulpar_bank;
