-- Gives a user of a company rights, a place of signature, operations and accounts in place of the present ones; null stands for all
-- operations, and for all accounts. Answers why not, or nothing.
create or replace function change_user_rights(p_customer bigint, p_user bigint, p_rights text[], p_place smallint, p_operations text[],
  p_accounts jsonb)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refusal text;
begin
  -- Two changes at a time could each count on the signer the other takes away.
  perform from app_user u where u.customer_id = p_customer order by u.id for no key update;
  refusal := user_rights_refusal(p_customer, p_user, p_rights, p_place, p_accounts);
  if refusal = '' then
    update app_user u
      set rights = p_rights, signature_place = p_place, operations = p_operations, accounts_limited = p_accounts is not null
      where u.id = p_user;
    delete from user_account x where x.user_id = p_user;
    insert into user_account (user_id, account_id, works)
      select p_user, (x ->> 'accountId')::bigint, (x ->> 'works')::boolean from jsonb_array_elements(p_accounts) x;
  end if;
  return refusal;
end
$$;

grant execute on function change_user_rights to tulpar_bank;
