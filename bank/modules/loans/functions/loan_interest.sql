-- Interest in whole minor units: src/domain/loan/dayCount.ts says the same, and tests/bank/ledger/rulesOfInterest.test.ts
-- holds both together.
create or replace function loan_interest(p_balance_days numeric, p_rate integer, p_day_count text) returns bigint
language sql immutable as $$
  select div(p_balance_days * p_rate * 2 + d.divisor, d.divisor * 2)::bigint
    from (select (case p_day_count when 'ACT/365' then 365 else 360 end) * 10000::numeric as divisor) d
$$;

grant execute on function loan_interest to tulpar_bank;
