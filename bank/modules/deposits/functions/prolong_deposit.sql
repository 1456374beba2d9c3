-- Begins the next term of a deposit whose interest is paid, at the rates the bank offers on that day; answers whether it does offer any.
create or replace function prolong_deposit(p_account bigint, p_day date, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update deposit d
    set opened_on = p_day, matures_on = (p_day + make_interval(months => d.term_months))::date, contract_amount = a.balance, rate = f.rate,
      early_rate = f.early_rate, balance_days = 0, interest_paid = 0, accrued_through = p_day, accrued_before = 0
    from account a, deposit_offer f
    where d.account_id = p_account and d.status = 'A' and d.prolongs and a.id = d.account_id and a.balance > 0
      and f.product_id = d.product_id and f.currency = a.currency and f.term_months = d.term_months;
  if not found then
    return false;
  end if;
  perform tell_deposit(p_account, p_now);
  return true;
end
$$;

grant execute on function prolong_deposit to tulpar_bank;
