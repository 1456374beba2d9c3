-- True for a customer who has an account to pay from, or has ordered one that is not opened yet.
create or replace function has_or_opens_account(p_customer bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
      select from account a where a.customer_id = p_customer and a.record_status = 'O' and a.product = 'current'
        and a.account_class not like '3%')
    or exists (
      select from application a where a.customer_id = p_customer and a.product = 'makeAccountOpening'
        and a.state not in ('ACCEPTED', 'REJECTED', 'CANCELLED'))
$$;

grant execute on function has_or_opens_account to tulpar_bank;
