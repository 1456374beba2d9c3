-- Reactivates a dormant account; its 180 days begin anew. Returns '' or the reason it cannot be reactivated.
create or replace function wake_account(p_customer bigint, p_account bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a account;
begin
  select * into a from account x
    where x.id = p_account and x.customer_id = p_customer and x.record_status = 'O' and x.account_class not like '3%'
      and x.product = 'current'
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

grant execute on function wake_account to tulpar_bank;
