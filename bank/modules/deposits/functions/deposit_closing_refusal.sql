-- Refusal of a deposit that is not as it was when its closing was agreed on; its account is locked.
create or replace function deposit_closing_refusal(o operation) returns text
language sql stable set search_path = public, pg_temp as $$
  select 'OPERATION_IMPOSSIBLE' from account a where a.id = o.debit_account_id and a.balance <> o.amount
$$;
