-- Writes a posting on locked accounts and tells their owners. A leg of zero only has its account locked and checked: the account on which
-- money is expected.
create or replace function post(p_accounts bigint[], p_amounts bigint[], p_now timestamptz, p_fees boolean[] default null,
  p_value_day date default null, p_posting bigint default nextval('posting_id')) returns bigint
language plpgsql set search_path = public, pg_temp as $$
begin
  perform announce_bookings(null, x.customers, null, null, x.accounts, p_now)
    from post_legs(array_fill(p_posting, array[cardinality(p_accounts)]), p_accounts, p_amounts, p_fees, p_now, p_value_day) x;
  return p_posting;
end
$$;
