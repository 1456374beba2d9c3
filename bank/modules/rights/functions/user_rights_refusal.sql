-- Refusal of new rights for a user of a company; empty when they are allowed. Every place of signature keeps a user who may
-- work with all accounts; otherwise rights could never be changed again.
create or replace function user_rights_refusal(p_customer bigint, p_user bigint, p_rights text[], p_place smallint, p_accounts jsonb)
returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when not exists (select from app_user u where u.id = p_user and u.customer_id = p_customer) then 'OPERATION_IMPOSSIBLE'
    when exists (select from jsonb_array_elements(p_accounts) x
        where not exists (select from account a where a.id = (x ->> 'accountId')::bigint and a.customer_id = p_customer))
      then 'ACCOUNT_NOT_FOUND'
    when exists (select from customer c, generate_series(1, c.signatures_needed) place
        where c.id = p_customer and not coalesce(p_accounts is null and 'sign' = any (p_rights) and p_place = place, false)
          and not exists (select from app_user u where u.customer_id = p_customer and u.id <> p_user and not u.accounts_limited
            and 'sign' = any (u.rights) and u.signature_place = place))
      then 'OPERATION_IMPOSSIBLE'
    else '' end
$$;

grant execute on function user_rights_refusal to tulpar_bank;
