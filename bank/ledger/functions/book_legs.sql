-- Books the legs of a posting on locked accounts and notifies their owners. A leg of zero only has its account locked and checked: the
-- account on which money is expected.
create or replace function book_legs(p_posting bigint, p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform book_legs_of(array_fill(p_posting, array[cardinality(p_accounts)]), p_accounts, p_amounts, null, p_now);
end
$$;
