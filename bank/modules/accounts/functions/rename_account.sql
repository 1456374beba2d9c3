-- Gives an account a name, or takes it away. False when the customer has no such account.
create or replace function rename_account(p_customer bigint, p_account bigint, p_name text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed account;
begin
  update account a set name = p_name
    where a.id = p_account and a.customer_id = p_customer and a.record_status = 'O' and a.account_class not like '3%'
      and a.product = 'current'
    returning * into changed;
  if not found then
    return false;
  end if;
  perform tell_account_changed(changed, p_now);
  return true;
end
$$;

grant execute on function rename_account to tulpar_bank;
