-- Use of a limit once an amount more is counted on a day.
create or replace function limit_use_with(p_use limit_use, p_day date, p_amount bigint) returns limit_use
language plpgsql immutable as $$
begin
  p_use := limit_use_on(p_use, p_day);
  p_use.used_today := p_use.used_today + p_amount;
  p_use.used_this_month := p_use.used_this_month + p_amount;
  return p_use;
end
$$;

grant execute on function limit_use_with to tulpar_bank;
