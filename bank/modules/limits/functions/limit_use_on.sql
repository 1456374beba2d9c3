-- Use of a limit on a day, by a row that may be of an earlier one.
create or replace function limit_use_on(p_use limit_use, p_day date) returns limit_use
language plpgsql immutable as $$
begin
  p_use.used_this_month := case when date_trunc('month', p_use.day) = date_trunc('month', p_day) then p_use.used_this_month else 0 end;
  p_use.used_today := case when p_use.day = p_day then p_use.used_today else 0 end;
  p_use.day := p_day;
  return p_use;
end
$$;

grant execute on function limit_use_on to tulpar_bank;
