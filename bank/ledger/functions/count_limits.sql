-- Counts the booked ones of some operations against their limits, which are locked.
create or replace function count_limits(p_operations bigint[], p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  update limit_use u set day = n.day, used_today = n.used_today, used_this_month = n.used_this_month
    from (select o.customer_id, o.limit_code, sum(o.limit_amount)::bigint as amount from operation o
        where o.id = any (p_operations) and o.state = 'booked' and o.limit_code is not null group by o.customer_id, o.limit_code) counted
      join limit_use before on before.customer_id = counted.customer_id and before.limit_code = counted.limit_code
      cross join lateral limit_use_with(before, bank_day(p_now), counted.amount) n
    where u.customer_id = counted.customer_id and u.limit_code = counted.limit_code
$$;
