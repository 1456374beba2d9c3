-- Changes a limit after its confirmation: at once where nothing rises above both the present limit and the standard, otherwise it becomes
-- an application to the bank. Returns the reason it cannot be changed any more, or null.
create or replace function change_limit(p_customer bigint, p_user bigint, p_code text, p_level text, p_maximum bigint, p_daily bigint,
  p_monthly bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  refusal text;
  requested limit_rule;
  current limit_rule;
  standard limit_rule;
begin
  perform from customer c where c.id = p_customer for no key update;
  refusal := limit_change_refusal(p_customer, p_code, p_level, p_maximum, p_daily, p_monthly);
  if refusal is not null then
    return refusal;
  end if;
  requested := requested_limit(p_customer, p_code, p_level, p_maximum, p_daily, p_monthly);
  current := limit_of(p_customer, p_code);
  standard := requested_limit(p_customer, p_code, 'standard', null, null, null);
  if requested.maximum > greatest(current.maximum, standard.maximum) or requested.daily > greatest(current.daily, standard.daily)
      or requested.monthly > greatest(current.monthly, standard.monthly) then
    insert into limit_application (customer_id, user_id, limit_code, level, minimum, maximum, daily, monthly, submitted_at)
      values (p_customer, p_user, p_code, p_level, requested.minimum, requested.maximum, requested.daily, requested.monthly, p_now);
  else
    perform set_customer_limit(p_customer, requested);
  end if;
  return null;
end
$$;

grant execute on function change_limit to tulpar_bank;
