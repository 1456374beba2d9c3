-- True when a user may see an account, or work with it. Who is not limited may, whatever the account.
create or replace function may_see(p_user bigint, p_account bigint, p_working boolean default false) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select seen.ids is null or coalesce(p_account = any (seen.ids), false) from (select accounts_of_user(p_user, p_working) as ids) seen
$$;

grant execute on function may_see to tulpar_bank;
