-- Gives a customer another limit; its amounts are kept only where they are neither level of the bank.
create or replace function set_customer_limit(p_customer bigint, r limit_rule) returns void
language sql set search_path = public, pg_temp as $$
  insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
    select p_customer, r.limit_code, r.level, o.minimum, o.maximum, o.daily, o.monthly
      from (select) one left join (select r.minimum, r.maximum, r.daily, r.monthly where r.level = 'other') o on true
    on conflict (customer_id, limit_code) do update
      set level = excluded.level, minimum = excluded.minimum, maximum = excluded.maximum, daily = excluded.daily,
        monthly = excluded.monthly
$$;
