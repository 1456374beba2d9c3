-- Refusal to change a limit like this; null when it can be changed.
create or replace function limit_change_refusal(p_customer bigint, p_code text, p_level text, p_maximum bigint, p_daily bigint,
  p_monthly bigint) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  requested constant limit_rule = requested_limit(p_customer, p_code, p_level, p_maximum, p_daily, p_monthly);
  current constant limit_rule = limit_of(p_customer, p_code);
begin
  if exists (select from limit_application a where a.customer_id = p_customer and a.limit_code = p_code and a.status = 'review') then
    return 'LIMIT_UNDER_REVIEW';
  end if;
  return case when requested.limit_code is null or requested = current then 'FAILED_CHANGED_LIMIT' end;
end
$$;

grant execute on function limit_change_refusal to tulpar_bank;
