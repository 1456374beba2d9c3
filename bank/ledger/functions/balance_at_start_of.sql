-- Balance of an account when a day began. Postings of the bank may count from another day than the one they were made on.
create or replace function balance_at_start_of(p_account bigint, p_day date) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(e.amount), 0)::bigint from entry e
    where e.account_id = p_account and coalesce(e.value_day, bank_day(e.created_at)) < p_day
$$;

grant execute on function balance_at_start_of to tulpar_bank;
