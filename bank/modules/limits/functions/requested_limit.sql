-- Limits a request stands for; null where there is no such limit or level, or where they contradict themselves or pass the highest level of
-- the bank. The smallest operation is set by the bank.
create or replace function requested_limit(p_customer bigint, p_code text, p_level text, p_maximum bigint, p_daily bigint, p_monthly bigint)
returns limit_rule
language sql stable set search_path = public, pg_temp as $$
  select r.limit_code, r.customer_kind, p_level, r.minimum, coalesce(p_maximum, r.maximum), coalesce(p_daily, r.daily),
      coalesce(p_monthly, r.monthly)
    from customer c
      join limit_rule r on r.limit_code = p_code and r.customer_kind = c.kind
        and r.level = case p_level when 'other' then 'standard' else p_level end
      left join limit_rule h on h.limit_code = p_code and h.customer_kind = c.kind and h.level = 'increased'
    where c.id = p_customer and (p_level <> 'other' or (p_maximum >= r.minimum and p_daily >= p_maximum and p_monthly >= p_daily
      and p_maximum <= coalesce(h.maximum, r.maximum) and p_daily <= coalesce(h.daily, r.daily)
      and p_monthly <= coalesce(h.monthly, r.monthly)))
$$;

grant execute on function requested_limit to tulpar_bank;
