-- The limits of one customer: its own, those of its level, or the standard.
create or replace function limit_of(p_customer bigint, p_code text) returns limit_rule
language sql stable set search_path = public, pg_temp as $$
  select r.limit_code, r.customer_kind, coalesce(l.level, 'standard'), coalesce(l.minimum, r.minimum),
      coalesce(l.maximum, r.maximum), coalesce(l.daily, r.daily), coalesce(l.monthly, r.monthly)
    from customer c
      left join customer_limit l on l.customer_id = c.id and l.limit_code = p_code
      join limit_rule r on r.limit_code = p_code and r.customer_kind = c.kind
        and r.level = case l.level when 'increased' then 'increased' else 'standard' end
    where c.id = p_customer
$$;

grant execute on function limit_of to tulpar_bank;
