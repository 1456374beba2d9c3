-- Locks the rows a group of confirmations needs, skipping rows locked by others: operations with their places in the group, accounts, and
-- limits. `within_limits` are the operations whose limit has room after the operations before them in the group.
-- A user's codes are checked by one call at a time, and at most as many per group as may be wrong in a row: the wrong
-- ones are counted when the right ones are booked. Booking functions of deposits and loans lock their terms as well.
create or replace function claim_operations(p_customers bigint[], p_users bigint[], p_operations uuid[], p_now timestamptz,
  out operations bigint[], out places integer[], out accounts bigint[], out has_limits boolean, out within_limits bigint[])
language plpgsql as $$
#variable_conflict use_column
declare
  max_of_user constant integer = 10;
  held text[];
begin
  with free as materialized (
    select o.id, x.place::integer, o.leg_accounts, o.limit_code is not null as has_limit
      from unnest(p_customers, p_users, p_operations) with ordinality x (customer_id, user_id, operation_id, place)
        join operation o on o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id
      where o.state = 'created' and o.expires_at > p_now and o.paid_once is null
        and not exists (select from movement_hook h where h.txn_code = o.txn_code)
        and (x.place <= max_of_user or cardinality(array_positions(p_users[:x.place::integer], x.user_id)) <= max_of_user)
        and pg_try_advisory_xact_lock(wrong_codes_lock('user', x.user_id))
      for no key update of o skip locked)
  select array_agg(f.id), array_agg(f.place), coalesce(bool_or(f.has_limit), false),
      array(select a.id from account a where a.id = any (array(select l.account from free f cross join unnest(f.leg_accounts) l (account)))
        and a.product = 'current' for no key update skip locked)
    into operations, places, has_limits, accounts from free f;
  if has_limits then
    held := array(select u.customer_id || ' ' || u.limit_code from limit_use u
      where (u.customer_id, u.limit_code) in (select o.customer_id, o.limit_code from operation o where o.id = any (operations))
      for no key update skip locked);
    within_limits := array(select limited.id from (
      select o.id, limit_refusal(o, limit_use_with(use, bank_day(p_now),
          (sum(o.limit_amount) over by_limit)::bigint - o.limit_amount)) as refusal
        from unnest(operations, places) x (id, place)
          join operation o on o.id = x.id
          left join limit_use use on use.customer_id = o.customer_id and use.limit_code = o.limit_code
        where o.customer_id || ' ' || o.limit_code = any (held)
        window by_limit as (partition by o.customer_id, o.limit_code order by x.place)) limited where limited.refusal is null);
  end if;
end
$$;
