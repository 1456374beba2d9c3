-- The account a movement credits where its hook names it, because the booking is going to open it.
create or replace function hooked_account(hook movement_hook, o operation, p_now timestamptz) returns account
language plpgsql set search_path = public, pg_temp as $$
declare
  credit account;
begin
  execute format('select (%I($1, $2)).*', hook.credit_account) into credit using o, p_now;
  return credit;
end
$$;
