-- Books the legs of a posting on accounts that are locked, and tells whoever they belong to. A leg of nothing only has its
-- account locked and looked at: the one that money is expected on.
create or replace function book_legs(p_posting bigint, p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform book_legs_of(array_fill(p_posting, array[cardinality(p_accounts)]), p_accounts, p_amounts, null, p_now);
end
$$;
