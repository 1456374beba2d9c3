-- Day by which the bank decides an application of a kind; `promisedDay` of the domain is the same rule.
create or replace function promised_day(p_kind text, p_product text, p_from date) returns date
language plpgsql stable set search_path = public, pg_temp as $$
declare
  left_days integer := case
    when p_product in ('makeDebitCardOrder', 'makeCreditCardApplication', 'makeCardReissue', 'makeCardRenewal') then 7
    when p_kind = 'restructuring' or p_product in ('makeLoanApplication', 'makeBondPurchase') then 3
    else 1 end;
  answered_on date := p_from;
begin
  while left_days > 0 loop
    answered_on := answered_on + 1;
    if extract(isodow from answered_on) <= 5 and not exists (select from holiday h where h.day = answered_on) then
      left_days := left_days - 1;
    end if;
  end loop;
  return answered_on;
end
$$;
