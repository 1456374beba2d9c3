-- The first limit an operation would break after what has been used; null when there is none.
create or replace function limit_refusal(o operation, p_use limit_use) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare
  rule constant limit_rule = limit_of(o.customer_id, o.limit_code);
begin
  if rule.limit_code is null then
    raise exception 'There is no limit of the name %', o.limit_code;
  end if;
  return case
    when o.limit_amount < rule.minimum then 'MIN_LIM_NOT_REACHED'
    when o.limit_amount > rule.maximum then 'MAX_LIM_EXCEEDED'
    when coalesce(p_use.used_today, 0) + o.limit_amount > rule.daily then 'DAILY_LIMIT_EXCEEDED'
    when coalesce(p_use.used_this_month, 0) + o.limit_amount > rule.monthly then 'MONTHLY_LIMIT_EXCEEDED'
  end;
end
$$;
