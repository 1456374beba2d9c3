-- What a customer does to an account without a code, and how an account falls asleep (specification 1, section 4).

-- Only accounts of the list are changed this way: deposits and loans end by their contracts.
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

-- Gives an account a name, or takes it away. False when the customer has no such account.
create function rename_account(p_customer bigint, p_account bigint, p_name text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed account;
begin
  update account a set name = p_name
    where a.id = p_account and a.customer_id = p_customer and a.record_status = 'O' and a.account_class not like '3%' and a.product = 'current'
    returning * into changed;
  if not found then
    return false;
  end if;
  perform tell_account_changed(changed, p_now);
  return true;
end
$$;

-- Wakes a sleeping account; its 180 days begin anew. Answers '' or why it cannot be woken.
create function wake_account(p_customer bigint, p_account bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a account;
begin
  select * into a from account x
    where x.id = p_account and x.customer_id = p_customer and x.record_status = 'O' and x.account_class not like '3%' and x.product = 'current'
    for no key update;
  if not found then
    return 'ACCOUNT_NOT_FOUND';
  end if;
  if not a.dormant then
    return 'OPERATION_IMPOSSIBLE';
  end if;
  update account x set dormant = false, awake_since = p_now where x.id = a.id returning * into strict a;
  perform tell_account_changed(a, p_now);
  return '';
end
$$;

-- Puts accounts to sleep on which nothing has moved since p_before, a batch at a time. One that is stopped or frozen stays as it is:
-- its owner could not have moved anything on it.
create function put_accounts_to_sleep(p_before timestamptz, p_now timestamptz) returns table (customer_id bigint, number text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  slept account;
begin
  for slept in
    update account a set dormant = true
      where a.id in (select x.id from account x
        where x.customer_id is not null and x.product = 'current' and x.record_status = 'O' and x.account_class not like '3%'
          and not x.dormant and not x.frozen and not x.debit_stopped and not x.credit_stopped
          and greatest(x.opened_at, x.last_operation_at, x.awake_since) < p_before
        order by x.id limit 200 for update skip locked)
      returning a.*
  loop
    perform tell_account_changed(slept, p_now);
    customer_id := slept.customer_id;
    number := slept.number;
    return next;
  end loop;
end
$$;

revoke all on function rename_account, wake_account, put_accounts_to_sleep from public;
grant execute on function rename_account, wake_account, put_accounts_to_sleep to tulpar_bank;
