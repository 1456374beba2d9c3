-- Accounts the views of `seen` show to the user this connection serves (bank/db/AccountScope.ts): those the user may work with while
-- something is done, those the user may see while something is read. Without accounts there is nothing to see.
create or replace function accounts_of_reader(p_working boolean default false) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  select coalesce(accounts_of_user(current_setting('tulpar.reader')::bigint, p_working or current_setting('tulpar.working')::boolean), '{}')
$$;

grant execute on function accounts_of_reader to tulpar_bank;
