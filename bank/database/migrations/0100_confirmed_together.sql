-- Confirmations that arrive together are booked by one call and one commit: docs/adr/0072.

-- Confirms several operations, each as confirm_operation would, and answers them by their places. It never waits for a lock: an
-- operation of which anything is held by somebody else is left out and is confirmed alone, and so is one of a kind that is not
-- known to hold nothing besides its limit and its accounts. So two groups can never wait for each other.
create function confirm_operations(
  p_customers bigint[], p_users bigint[], p_operations uuid[], p_code_hashes bytea[], p_references text[], p_nows timestamptz[])
returns table (place integer, refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text, status text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  asked record;
  held bigint[];
  places integer[];
begin
  for asked in
    select x.place::integer, o.customer_id, o.limit_code, o.leg_accounts
      from unnest(p_customers, p_users, p_operations) with ordinality x (customer_id, user_id, operation_id, place)
        join operation o on o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id
      where o.paid_once is null and o.txn_code in ('MAKE_OWN_ACCOUNTS_TRANSFER', 'MAKE_EXCHANGE', 'MAKE_BANK_CLIENT_TRANSFER',
        'MAKE_OTHER_BANK_TRANSFER_CLEARING', 'MAKE_OTHER_BANK_TRANSFER_GROSS')
      for no key update of o skip locked
  loop
    if asked.limit_code is not null then
      perform from limit_use u where u.customer_id = asked.customer_id and u.limit_code = asked.limit_code for no key update skip locked;
      continue when not found;
    end if;
    -- Deposits and loans have terms of their own, which whoever books on them holds besides.
    held := array(select a.id from account a where a.id = any (asked.leg_accounts) and a.product = 'current' for no key update skip locked);
    if asked.leg_accounts <@ held then
      places := places || asked.place;
    end if;
  end loop;
  return query
    select x.place, c.* from unnest(places) x (place), confirm_operation(
      p_customers[x.place], p_users[x.place], p_operations[x.place], p_code_hashes[x.place], p_references[x.place], p_nows[x.place]) c;
end
$$;

revoke all on function confirm_operations from public;
grant execute on function confirm_operations to tulpar_bank;
