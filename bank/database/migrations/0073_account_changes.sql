-- Changes of products wait for their code beside changes of what protects a user, and are confirmed by another call.
alter table profile_change add column kind text not null default 'profile' check (kind in ('profile', 'product'));

-- What a customer has stopped alone; what the bank has stopped is not the customer's to allow again.
alter table account
  add column stopped_by_customer boolean not null default false,
  -- When the customer last woke the account; the 180 days begin anew then.
  add column awake_since timestamptz;

-- Has open pages read an account whose balance did not change. There is no version in it: versions count entries.
create function tell_account_changed(a account, p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into outbox_event (customer_id, type, payload, created_at)
    values (a.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', a.id::text), p_now)
$$;

-- Why an account of a customer cannot be changed this way now, or null.
create function account_setting_refusal(p_customer bigint, p_account bigint, p_action text) returns text
language sql stable set search_path = public, pg_temp as $$
  select coalesce((select case
      when p_action = 'reopen' then case when a.record_status = 'O' then 'OPERATION_IMPOSSIBLE' else '' end
      when a.record_status = 'C' then 'ACCOUNT_NOT_FOUND'
      when p_action = 'block' and a.debit_stopped then 'OPERATION_IMPOSSIBLE'
      when p_action = 'unblock' and not a.debit_stopped then 'OPERATION_IMPOSSIBLE'
      when p_action = 'unblock' and not a.stopped_by_customer then 'ACCOUNT_NO_DEBIT'
      else '' end
    from account a where a.id = p_account and a.customer_id = p_customer and a.account_class not like '3%'), 'ACCOUNT_NOT_FOUND')
$$;

-- Stops an account to debits, allows them again, or opens a closed one anew. Answers why that cannot be done any more, or ''.
create function change_account_setting(p_customer bigint, p_account bigint, p_action text, p_now timestamptz) returns text
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

revoke all on function tell_account_changed, account_setting_refusal, change_account_setting from public;
grant execute on function account_setting_refusal, change_account_setting to tulpar_bank;
