-- The lock by which the codes of an owner are judged one after another until the transaction ends. Taken before any row is locked, so
-- that nobody who holds a row waits here for somebody who waits for the row.
create or replace function wrong_codes_lock(p_owner_kind text, p_owner bigint) returns bigint
language sql immutable set search_path = public, pg_temp as $$
  select hashtextextended('wrong codes of ' || p_owner_kind || ' ' || p_owner, 0)
$$;

grant execute on function wrong_codes_lock to tulpar_bank;
