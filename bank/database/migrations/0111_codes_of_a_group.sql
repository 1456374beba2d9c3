-- A group looks up whether codes may still be tried operation by operation: joined, a plan made while few codes had ever been sent
-- read all of them for each group, and longer with every operation.
create or replace function confirm_operations(
  p_customers bigint[], p_users bigint[], p_operations uuid[], p_code_hashes bytea[], p_references text[], p_nows timestamptz[])
returns table (place integer, refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text, status text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  at_once constant timestamptz = (select max(x.now) from unnest(p_nows) x (now));
  today constant date = bank_day(at_once);
  operations bigint[];
  places integer[];
  codes bigint[];
  transactions bigint[];
  accounts bigint[];
  has_limits boolean;
  held_limits text[];
begin
  -- The same operation twice is booked by the first of the two calls; the other is answered alone.
  select array_agg(first.id), array_agg(first.place), bool_or(first.limit_code is not null) into operations, places, has_limits from (
    select distinct on (free.id) free.* from (
      select o.id, x.place::integer, o.limit_code
        from unnest(p_customers, p_users, p_operations) with ordinality x (customer_id, user_id, operation_id, place)
          join operation o on o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id
        where o.state = 'created' and o.expires_at > at_once and o.paid_once is null and o.txn_code in ('MAKE_OWN_ACCOUNTS_TRANSFER',
          'MAKE_EXCHANGE', 'MAKE_BANK_CLIENT_TRANSFER', 'MAKE_OTHER_BANK_TRANSFER_CLEARING', 'MAKE_OTHER_BANK_TRANSFER_GROSS')
        for no key update of o skip locked) free
      order by free.id, free.place) first;
  if has_limits then
    held_limits := array(select u.customer_id || ' ' || u.limit_code from limit_use u
      where (u.customer_id, u.limit_code) in (select o.customer_id, o.limit_code from operation o where o.id = any (operations))
      for no key update skip locked);
  end if;
  -- Deposits and loans have terms of their own, which whoever books on them holds besides.
  accounts := array(select a.id from account a
    where a.id = any (array(select l.account from operation o cross join unnest(o.leg_accounts) l (account) where o.id = any (operations)))
      and a.product = 'current' for no key update skip locked);
  select array_agg(fit.id), array_agg(fit.place), array_agg(fit.code_id) into operations, places, codes from (
    select o.id, x.place, code.id as code_id,
        booking_refusal(o, debit, credit) is null
        and debit.balance - debit.blocked - debit.lowest_balance >= sum(o.amount + o.fee) over by_account
        and (o.limit_code is null or o.customer_id || ' ' || o.limit_code = any (held_limits)
          and limit_refusal(o, limit_use_with(use, today, (sum(o.limit_amount) over by_limit)::bigint - o.limit_amount)) is null) as is_fit
      from unnest(operations, places) x (id, place)
        join operation o on o.id = x.id
        join account debit on debit.id = o.debit_account_id
        left join account credit on credit.id = o.credit_account_id
        left join limit_use use on use.customer_id = o.customer_id and use.limit_code = o.limit_code
        cross join lateral (select from code_subject s where s.subject_kind = 'operation' and s.subject_id = o.id and s.tries_left > 0 limit 1) open
        -- The digest is made anew from the row that would be booked, so a row changed after the code was sent fails the code.
        cross join lateral (select c.id from one_time_code c
          where c.subject_kind = 'operation' and c.subject_id = o.id and c.code_hash = p_code_hashes[x.place]
            and c.digest = operation_digest(o) and c.used_at is null and c.expires_at > at_once
          order by c.id desc limit 1) code
      where o.leg_accounts <@ accounts and coalesce(o.confirm_before > at_once, true)
      window by_account as (partition by o.debit_account_id order by x.place), by_limit as (partition by o.customer_id, o.limit_code order by x.place)
    ) fit where fit.is_fit;
  if operations is null then
    return;
  end if;
  if has_limits then
    update limit_use u set day = n.day, used_today = n.used_today, used_this_month = n.used_this_month
      from (select o.customer_id, o.limit_code, sum(o.limit_amount)::bigint as amount from operation o
          where o.id = any (operations) and o.limit_code is not null group by o.customer_id, o.limit_code) counted
        join limit_use before on before.customer_id = counted.customer_id and before.limit_code = counted.limit_code
        cross join lateral limit_use_with(before, today, counted.amount) n
      where u.customer_id = counted.customer_id and u.limit_code = counted.limit_code;
  end if;
  transactions := write_bookings(operations, at_once);
  update one_time_code c set used_at = at_once where c.id = any (codes);
  return query
    with booked as (
      update operation o set state = 'booked', booked_at = at_once, txn_id = x.txn_id
        from unnest(operations, places, transactions) x (id, place, txn_id) where o.id = x.id
        returning x.place, x.txn_id, o.user_id, o.customer_id, o.operation_id, o.fingerprint, o.booked_status
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select at_once, b.user_id, b.customer_id, 'CONFIRM', p_references[b.place], 'SUCCESS', b.operation_id::text from booked b
    )
    select b.place, null::text, null::integer, b.txn_id, at_once, b.fingerprint, b.booked_status::text from booked b;
end
$$;
