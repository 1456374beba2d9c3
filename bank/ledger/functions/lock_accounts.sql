-- Locks accounts in the order of their ids, for a transaction with more than one posting.
create or replace function lock_accounts(p_accounts bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from account a where a.id = any (p_accounts) order by a.id for no key update
$$;

grant execute on function lock_accounts to tulpar_bank;
