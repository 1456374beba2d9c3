-- The lock under which the codes of an owner are checked one at a time until the transaction ends. Taken before any row lock, so
-- that a transaction with a row lock never waits here for one that waits for the row.
create or replace function wrong_codes_lock(p_owner_kind text, p_owner bigint) returns bigint
language sql immutable as $$
  select hashtextextended('wrong codes of ' || p_owner_kind || ' ' || p_owner, 0)
$$;

grant execute on function wrong_codes_lock to tulpar_bank;
