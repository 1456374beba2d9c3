-- Accounts a user may see, or work with; null for a user whose accounts are not limited. Every limit by account is decided here.
create or replace function accounts_of_user(p_user bigint, p_working boolean) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  select case when u.accounts_limited then array(
      select x.account_id from user_account x where x.user_id = u.id and (x.works or not p_working)) end
    from app_user u where u.id = p_user
$$;

grant execute on function accounts_of_user to tulpar_bank;
